import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ORRERY_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // Nothing is inlined: the server's policy forbids inline scripts and styles.
  build: { outDir: 'dist', assetsInlineLimit: 0, target: 'es2022', chunkSizeWarningLimit: 900 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
