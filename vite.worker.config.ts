import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import type { BuiltFiles } from './worker/built-files.ts'
import { ownPages, publicPages } from './worker/kept-pages.ts'

type Route = { path?: string; index?: boolean; module: string; imports?: string[]; css?: string[] }
type Manifest = { entry: Route; routes: Record<string, Route> }

/** The service worker of the storefront, whose files must have been built before: it names them. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'built-files',
      config: () => ({
        define: {
          builtFiles: JSON.stringify(builtFiles()),
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
      }),
    },
  ],
  build: {
    outDir: 'build.next/worker',
    rolldownOptions: {
      input: 'worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
})

function builtFiles(): BuiltFiles {
  const { entry, routes } = manifestOfBuild()
  const { root, ...pages } = routes
  const ofPath = new Map(Object.values(pages).map((route) => [`/${route.path ?? ''}`, route]))
  const kept = [...publicPages, ...ownPages].map((path) => ofPath.get(path))
  const home = ofPath.get('/')
  const shell = filesOf(entry, root, home)
  return { shell, pages: filesOf(...kept).filter((file) => !shell.includes(file)) }
}

/** React Router's list of the files of each route, as browsers get it. */
function manifestOfBuild(): Manifest {
  const [file] = globSync('build.next/client/assets/manifest-*.js')
  if (!file) throw new Error('Build the storefront first')
  return JSON.parse(readFileSync(file, 'utf8').replace(/^[^=]*=|;\s*$/g, ''))
}

function filesOf(...routes: (Route | undefined)[]): string[] {
  const files = routes.flatMap((route) =>
    route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [],
  )
  return [...new Set(files.map((file) => file.replace('#', '')))]
}
