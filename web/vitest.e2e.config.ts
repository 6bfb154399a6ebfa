import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: process.env.SHOTS ? ['e2e/shots.ts'] : ['e2e/**/*.e2e.ts'],
    testTimeout: 180_000,
    // Chance deals the games: one that goes another way than most is played once more.
    retry: 1,
    hookTimeout: 60_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
