import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ORRERY_URL ?? 'http://127.0.0.1:8080';

// The server compares Origin with Host: neither is changed on the way.
const proxy = {
  '/api': { target: server, changeOrigin: false },
  '/ws': { target: server, changeOrigin: false, ws: true },
};

// Moments are told in local time: whoever runs the tests, and whenever, reads the same.
if (process.env.VITEST) process.env.TZ = 'UTC';

export default defineConfig({
  plugins: [svelte()],
  // Nothing is inlined: the server's policy forbids inline scripts and styles.
  build: { outDir: 'dist', assetsInlineLimit: 0, target: 'es2022', chunkSizeWarningLimit: 900 },
  preview: { proxy },
  server: {
    fs: { allow: ['..'] },
    proxy,
  },
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
