import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressedCopies()],
  // Everything is a file of its own: the page's policy allows no data: addresses for fonts and styles.
  build: { assetsInlineLimit: 0 },
  environments: {
    // The HTTP application is built in the same graph as the pages: both must share one copy of
    // the loaders' context key and of the refusals that are told apart by class.
    ssr: { build: { rolldownOptions: { input: './server/http/entry.ts' } } },
    // What every page needs changes least: one file, which browsers keep over many releases.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+)\//,
                },
              ],
            },
          },
        },
      },
    },
  },
})

/** Lays a brotli copy beside each script and style, an eighth smaller than what can be made while serving. */
function compressedCopies(): Plugin {
  const compress = promisify(brotliCompress)
  return {
    name: 'compressed-copies',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (!/\.(js|css)$/.test(fileName)) continue
          const source = await compress(output.type === 'chunk' ? output.code : output.source)
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source })
        }
      },
    },
  }
}
