import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Environment, Plugin, Rolldown } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const textsPath = /domain\/texts\/(\w+)\/(?!index)([\w-]+)\.ts$/
const translations = globSync('domain/texts/*/index.ts', { cwd: root })
  .map((index) => index.split('/')[2] ?? '')
  .filter((language) => language !== 'en')

/** A built file of texts, and the short names under which it exports them: bundlers shorten names. */
type TextsFile = { chunk: Rolldown.OutputChunk; letters: Map<string, string> }
type Parse = Rolldown.PluginContext['parse']

/** The name of the built file for these texts: one file for those of every page, and one for each other area. */
export function nameOfTextsFile(id: string, isOfShell: (id: string) => boolean): string | null {
  const [, language, area] = textsPath.exec(id) ?? []
  if (!language) return null
  return `${language}-${isOfShell(inLanguage(id, 'en')) ? 'shell' : area}`
}

/**
 * Pages import the English texts. A page in another language has an import map with the files that its
 * browser loads instead. This plugin builds these files and gives the server their URLs: for each language
 * but English, by the URL of the English file.
 */
export function textsOfEachLanguage(): Plugin {
  const virtual = 'virtual:files-instead-of-english'
  const instead: Record<string, Record<string, string>> = {}
  return {
    name: 'texts-of-each-language',

    configResolved({ command }) {
      const sources = command === 'serve' ? globSync('domain/texts/en/*.ts', { cwd: root }) : []
      for (const language of translations) {
        const pairs = sources.map((path) => [`/${path}`, `/${inLanguage(path, language)}`])
        instead[language] = Object.fromEntries(pairs)
      }
    },

    transform(_, id) {
      if (textsPath.exec(id)?.[1] !== 'en' || !isBuiltForBrowsers(this.environment)) return
      if (translations.length === 0) return
      for (const language of ['en', ...translations]) {
        this.emitFile({ type: 'chunk', id: inLanguage(id, language), preserveSignature: 'strict' })
      }
    },

    moduleParsed({ id, importedIds }) {
      if (!textsPath.test(id) || !isBuiltForBrowsers(this.environment)) return
      // Anything else in the file would be missing from the file that replaces it.
      if (importedIds.length > 0) this.error('Texts import nothing but types.')
    },

    generateBundle(_, bundle) {
      if (!isBuiltForBrowsers(this.environment)) return
      const files = takeTextsFiles(bundle, this.parse)
      for (const language of translations) {
        const addresses: Record<string, string> = {}
        for (const [name, english] of files) {
          const translated = files.get(inLanguage(name, language))
          if (!name.startsWith('en-') || !translated) continue
          const source = exportedLike(english, translated, this.parse)
          const file = this.emitFile({ type: 'asset', name: `${translated.chunk.name}.js`, source })
          addresses[`/${english.chunk.fileName}`] = `/${this.getFileName(file)}`
          delete bundle[translated.chunk.fileName]
        }
        instead[language] = addresses
      }
    },

    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? `export default ${JSON.stringify(instead)}` : undefined),
  }
}

function isBuiltForBrowsers({ name, config }: Environment): boolean {
  return name === 'client' && config.command === 'build'
}

/** The path of an area, or the name of a built file, in another language. */
function inLanguage(english: string, language: string): string {
  return english
    .replace(/domain\/texts\/\w+\//, `domain/texts/${language}/`)
    .replace(/^en-/, `${language}-`)
}

/** The built files of texts by name. Their entry chunks only served to find the short names and are removed: no page loads them. */
function takeTextsFiles(bundle: Rolldown.OutputBundle, parse: Parse): Map<string, TextsFile> {
  const files = new Map<string, TextsFile>()
  for (const entry of Object.values(bundle)) {
    if (entry.type !== 'chunk' || !textsPath.test(entry.facadeModuleId ?? '')) continue
    const chunk = bundle[entry.imports[0] ?? '']
    if (chunk?.type !== 'chunk') continue
    const letters = files.get(chunk.name)?.letters ?? new Map<string, string>()
    for (const { local, exported } of exportsOf(entry.code, parse).names) {
      letters.set(exported, local)
    }
    files.set(chunk.name, { chunk, letters })
    delete bundle[entry.fileName]
  }
  return files
}

/** The code of the translated file, with the short names of the English one as its exports: pages import those. */
function exportedLike(english: TextsFile, translated: TextsFile, parse: Parse): string {
  const { code } = translated.chunk
  const englishLetters = new Map(
    Array.from(translated.letters, ([name, letter]) => [letter, english.letters.get(name)]),
  )
  const { start, end, names } = exportsOf(code, parse)
  const exported = names.map(({ local, exported: letter }) => {
    const englishLetter = englishLetters.get(letter)
    if (!englishLetter) throw new Error(`${translated.chunk.name} exports more than texts`)
    return `${local} as ${englishLetter}`
  })
  return `${code.slice(0, start)}export{${exported}};${code.slice(end)}`
}

/** The export statement of a built file, which has one at most. */
function exportsOf(code: string, parse: Parse) {
  const statement = parse(code).body.find((each) => each.type === 'ExportNamedDeclaration')
  if (!statement) throw new Error(`A built file of texts exports nothing: ${code}`)
  const { start, end, specifiers } = statement
  const names = specifiers.map(({ local, exported }) => ({
    local: code.slice(local.start, local.end),
    exported: code.slice(exported.start, exported.end),
  }))
  return { start, end, names }
}
