import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Everything is a file of its own: the page's policy allows no data: addresses for fonts and styles.
  build: { assetsInlineLimit: 0 },
  // The HTTP application is built in the same graph as the pages: both must share one copy of
  // the loaders' context key and of the refusals that are told apart by class.
  environments: { ssr: { build: { rolldownOptions: { input: './server/http/entry.ts' } } } },
})
