import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** The back office: its own document and scripts, in a folder that the shop's pages know nothing of. */
export default defineConfig({
  root: 'back-office',
  base: '/admin/',
  publicDir: false,
  plugins: [tailwindcss()],
  build: { outDir: '../build/back-office', emptyOutDir: true, assetsInlineLimit: 0 },
})
