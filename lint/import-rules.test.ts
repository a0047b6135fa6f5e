import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { lintSource } from './lint-source.ts'

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
  ['server/orders/example.ts', '../payments/store.ts'],
  ['server/orders/example.ts', '../settings/store.ts'],
  ['server/orders/back-office/example.ts', '../../payments/payhere/payhere.ts'],
  ['server/orders/example.ts', '../payments/payhere/index.ts'],
  ['server/orders/example.test.ts', '../stock/ledger.ts'],
  ['server/application/example.ts', '../custom-packages/routes.ts'],
  ['demo/example.ts', '../server/orders/store.ts'],
  ['server/orders/example.ts', '../application/api.ts'],
  ['server/database/example.ts', '../orders/index.ts'],
  ['server/http/cache/example.ts', '../../catalogue/index.ts'],
  ['ui/example.ts', '../app/api/browser.ts'],
  ['ui/example.ts', '../contract/orders.ts'],
  ['app/orders/example.ts', 'zod'],
  ['app/orders/example.ts', '../../back-office/areas.ts'],
  ['app/orders/example.ts', '../../domain/texts/en/back-office/counts.ts'],
  ['back-office/orders/example.ts', '../../server/shop.ts'],
  ['back-office/orders/example.ts', '../../app/orders/open-order.tsx'],
])('%s may not import %s', (path, imported) => {
  const { passes, words } = lintSource(path, use(imported))
  expect(passes).toBe(false)
  expect(words).toContain('noRestrictedImports')
})

test.each([
  ['contract/example.ts', '../domain/money/money.ts'],
  ['server/orders/example.ts', '../../contract/orders.ts'],
  ['server/orders/example.ts', '../payments/index.ts'],
  ['server/orders/back-office/example.ts', '../store.ts'],
  ['server/orders/example.ts', '../../domain/orders/status.ts'],
  ['server/orders/example.ts', '../database/prepared.ts'],
  ['server/testing/example.ts', '../orders/store.ts'],
  ['app/orders/example.ts', '../../domain/money/money.ts'],
  ['app/orders/example.ts', 'zod/mini'],
  ['back-office/orders/example.ts', '../../ui/button.tsx'],
  ['back-office/orders/example.ts', '../../contract/client.ts'],
  ['server/application/entry.ts', '../../app/render-page.ts'],
])('%s may import %s', (path, imported) => {
  expect(lintSource(path, use(imported)).passes).toBe(true)
})

/** They start, stop and test the shop, and put its areas together. */
const aroundAreas = ['application', 'process', 'testing']
/** What every area stands on. */
const foundations = ['back-office', 'csv', 'database', 'http', 'jobs', 'mail', 'tracing']
const areas = globSync('server/*/')
  .map((folder) => basename(folder))
  .filter((folder) => ![...aroundAreas, ...foundations].includes(folder))

test('every other folder of the server is an area, which is entered through its door', () => {
  const uses = areas.map((area) => `export * from '../${area}/store.ts'\n`)
  const { words } = lintSource('server/application/example.ts', uses.join(''))
  expect(words.match(/Another area is entered through its index\.ts/g)).toHaveLength(areas.length)
  expect(areas.filter((area) => !existsSync(`server/${area}/index.ts`))).toEqual([])
})

test.each(foundations)('%s knows no area', (foundation) => {
  const { words } = lintSource(`server/${foundation}/example.ts`, use('../orders/index.ts'))
  expect(words).toContain('knows no area')
})
