import type { APIRequestContext } from '@playwright/test'
import { languageNames } from '../domain/texts/language-labels.ts'
import { pathInLanguage } from '../domain/texts/language-path.ts'
import { expect, test } from './fixtures.ts'
import { publicPages } from './public-pages.ts'
import { scriptBudgetOf } from './script-budget.ts'

for (const language of languageNames) {
  test(`no public page in ${language} names more script than its budget`, async ({ request }) => {
    const sizes = new Map<string, number>()
    for (const page of publicPages) {
      const path = pathInLanguage(page, language)
      const files = await scriptsOf(request, path)
      expect(files.size, path).toBeGreaterThan(5)
      for (const file of files) {
        if (!sizes.has(file)) sizes.set(file, await sentBytes(request, file))
      }
      const sum = [...files].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0)
      expect.soft(sum, path).toBeLessThanOrEqual(scriptBudgetOf(path))
    }
  })
}

/** The scripts that the HTML of a page names. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<Set<string>> {
  const html = await (await request.get(path)).text()
  return new Set(html.match(/\/assets\/[\w.-]+\.js(?=" *\/>)/g))
}

async function sentBytes(request: APIRequestContext, file: string): Promise<number> {
  const { 'content-encoding': encoding, 'content-length': length } = (
    await request.get(file)
  ).headers()
  // Of a small file the compressed form would not be smaller.
  if (encoding !== undefined) expect(encoding, file).toBe('br')
  return Number(length)
}
