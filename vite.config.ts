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
  // Every asset is a file: the Content-Security-Policy allows no data: URLs for fonts and styles.
  build: { assetsInlineLimit: 0 },
  // A package that is found late makes the development server prepare all of them again, under a page in use.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'] },
  environments: {
    // The HTTP application is built in the same graph as the pages: both must share one copy of
    // the loaders' context key and of the classes of refusals, which are compared by `instanceof`.
    ssr: {
      build: {
        rolldownOptions: {
          input: './server/application/entry.ts',
          // What the browser loads when it is used, the server has from the start.
          checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              groups: [
                // What every page needs changes least often: one file, which browsers keep cached over many releases.
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[a-z-]+)\//,
                  priority: 2,
                },
                // Loaded when a passkey is used.
                { name: 'passkeys', test: /node_modules\/@simplewebauthn\// },
                // The texts of each language: one file for those of every page, and one for each other area.
                {
                  debugName: 'texts',
                  name: (id, modules) =>
                    nameOfTextsFile(id, (english) => isOfShell(english, modules)),
                  priority: 3,
                },
                // One file is smaller and loads sooner than the thirty that splitting by shared use would make.
                {
                  debugName: 'shell',
                  name: (id, modules) => (isOfShell(id, modules) ? 'shell' : null),
                  priority: 1,
                },
                // Small parts that many pages share.
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

/** Returns a test for the modules that every page loads: all that the root imports, directly or not. */
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

/** Puts a brotli copy beside each script and style: an eighth smaller than compressing while serving. */
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
