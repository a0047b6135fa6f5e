import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { nameOfTextsFile, textsOfEachLanguage } from './vite.texts.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const root = fileURLToPath(new URL('app/root.tsx', import.meta.url))

export default defineConfig({
  plugins: [tailwindcss(), textsOfEachLanguage(), reactRouter(), compressedCopies()],
  // Everything is a file of its own: the page's policy allows no data: addresses for fonts and styles.
  build: { assetsInlineLimit: 0 },
  // A package that is found late makes the development server prepare all of them again, under a page in use.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'] },
  environments: {
    // The HTTP application is built in the same graph as the pages: both must share one copy of
    // the loaders' context key and of the refusals that are told apart by class.
    ssr: { build: { rolldownOptions: { input: './server/application/entry.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs changes least: one file, which browsers keep over many releases.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+)\//,
                  priority: 2,
                },
                // The texts of each language: one file for what every page says, one for each area.
                {
                  debugName: 'texts',
                  name: (id, modules) =>
                    nameOfTextsFile(id, (english) => isOfShell(english, modules)),
                  priority: 3,
                },
                // One file is smaller and sooner there than the thirty that sharing alone would make.
                {
                  debugName: 'shell',
                  name: (id, modules) => (isOfShell(id, modules) ? 'shell' : null),
                  priority: 1,
                },
                // Small things that many pages have.
                {
                  name: 'parts',
                  test: /\/(ui|app\/brand|app\/packages)\/|lucide-react/,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
})

const isOfShell = shellMembership()

/** Tells the modules that every page loads: whatever the root imports, and what that imports. */
function shellMembership() {
  const shell = new Set<string>()
  return (id: string, modules: Modules) => {
    if (shell.size === 0) collect(root, modules)
    return shell.has(id)
  }

  function collect(id: string, modules: Modules) {
    if (shell.has(id)) return
    shell.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules)
  }
}

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
