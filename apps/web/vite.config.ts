import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { leadWhoPresses } from './src/base/device/pressed.ts';

/** Where `npm start` serves; the development server hands API calls and sockets on to it. */
const SERVER = 'http://localhost:8787';

/** Compresses once here instead of at every request: the server hands out what the browser understands. */
const compressed = (): Plugin => {
  let dist = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: dist })) {
        const content = readFileSync(join(dist, name));
        writeFileSync(join(dist, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dist, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
};

/** What the service worker does beyond keeping files. */
const WORKER_PART = 'pressed.js';
const workerPart = (): Plugin => ({
  name: 'worker-part',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_PART, source: `(${leadWhoPresses.toString()})(self);` });
  },
});

/** Taken by `e2e/screenshots.ts`. */
const picture = (name: string, sizes: string, shape: 'wide' | 'narrow') => ({
  src: `/pictures/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: shape,
});

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    workerPart(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Cubarium',
        short_name: 'Cubarium',
        description: 'Ciúb and Cubo: two dice games for one to four, alone or together',
        display: 'standalone',
        orientation: 'any',
        background_color: '#191a2b',
        theme_color: '#191a2b',
        id: '/',
        categories: ['games'],
        screenshots: [
          picture('start', '1280x800', 'wide'),
          picture('first-table', '720x1480', 'narrow'),
          picture('second-table', '720x1480', 'narrow'),
        ],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,bin}'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        navigateFallbackDenylist: [/^\/api\//, /^\/ws/],
        importScripts: [`/${WORKER_PART}`],
      },
    }),
    compressed(),
  ],
  build: {
    target: 'es2023',
    cssMinify: 'lightningcss',
    // What the start page needs comes in one piece: on a phone each further file costs more than its bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
});
