import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The back office: its own document and scripts, in a folder separate from the shop's pages. */
export default defineConfig({
  root: 'back-office',
  base: '/admin/',
  publicDir: false,
  plugins: [tailwindcss()],
  resolve: {
    alias: {
      '#translation': fileURLToPath(new URL('back-office/translation.ts', import.meta.url)),
    },
  },
  build: {
    outDir: '../build.next/back-office',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: [
        'back-office/index.html',
        // A worker keeps its address: the browser compares it with the one that it has.
        'back-office/driving/driving-worker.js',
      ],
      output: {
        entryFileNames: ({ name }) =>
          name === 'driving-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
})
