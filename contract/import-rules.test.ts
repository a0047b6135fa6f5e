import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Lints one file, lying at that path of an otherwise empty project with our rules. */
function lint(path: string, source: string) {
  const project = mkdtempSync(join(tmpdir(), 'import-rules-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const { vcs: _, ...rules } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(project, 'biome.json'), JSON.stringify(rules))
  mkdirSync(join(project, dirname(path)), { recursive: true })
  writeFileSync(join(project, path), source)
  const biome = resolve('node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['lint'], { cwd: project, encoding: 'utf8' })
  return { passes: status === 0, words: stderr }
}

const use = (path: string) => `import { thing } from '${path}'\n\nexport const other = thing\n`

test.each([
  ['domain/example.ts', '../contract/orders.ts'],
  ['domain/example.ts', '../server/shop.ts'],
  ['domain/cart/example.ts', '../../app/api/browser.ts'],
  ['contract/example.ts', '../server/shop.ts'],
  ['contract/example.ts', 'react-router'],
  ['contract/example.ts', '../app/api/browser.ts'],
  ['server/orders/example.ts', '../../app/api/browser.ts'],
  ['app/orders/example.ts', '../../server/shop.ts'],
  ['ui/example.ts', '../app/api/browser.ts'],
  ['ui/example.ts', '../contract/orders.ts'],
  ['app/orders/example.ts', 'zod'],
  ['app/orders/example.ts', '../../back-office/areas.ts'],
  ['back-office/orders/example.ts', '../../server/shop.ts'],
  ['back-office/orders/example.ts', '../../app/orders/open-order.tsx'],
])('%s may not import %s', (path, imported) => {
  const { passes, words } = lint(path, use(imported))
  expect(passes).toBe(false)
  expect(words).toContain('noRestrictedImports')
})

test.each([
  ['contract/example.ts', '../domain/money/money.ts'],
  ['server/orders/example.ts', '../../contract/orders.ts'],
  ['app/orders/example.ts', '../../domain/money/money.ts'],
  ['app/orders/example.ts', 'zod/mini'],
  ['back-office/orders/example.ts', '../../ui/button.tsx'],
  ['back-office/orders/example.ts', '../../contract/client.ts'],
  ['server/application/entry.ts', '../../app/render-page.ts'],
])('%s may import %s', (path, imported) => {
  expect(lint(path, use(imported)).passes).toBe(true)
})
