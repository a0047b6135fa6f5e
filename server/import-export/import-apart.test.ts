import { expect, test } from 'vitest'
import { importLimits } from '../../domain/limits.ts'
import { importFaultTexts as words } from '../../domain/texts/en/back-office/import-faults.ts'
import { aProduct } from '../testing/builders.ts'
import { anOffice, productNow } from '../testing/csv-builders.ts'

test('customers are served while a large file is checked', async () => {
  const office = await anOffice()
  const { shop } = office
  await aProduct(shop)
  const text = `name,price${'\n'.repeat(importLimits.allLines)}`
  const answered: string[] = []
  const checking = office.check('products', text).then(({ faults }) => {
    answered.push('the check')
    return faults
  })
  // None of these is cached, so each waits for the database and for its turn in the process.
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await shop.request(`/api/products?ids=${asked + 1}`)).status).toBe(200)
    answered.push('a customer')
  }
  expect(await checking).toEqual([{ line: 1, column: null, message: words.empty }])
  expect(answered).toEqual([...Array(20).fill('a customer'), 'the check'])
})

test('a file of too many lines or columns is refused before it is read, whatever is in them', async () => {
  const office = await anOffice()
  const refusedBy = async (path: string, text: string) => {
    const answer = await office.post(path, { kind: 'products', text, stamp: 'any' })
    return [answer.status, (await answer.json()).message]
  }
  const manyColumns = Array.from({ length: 1_900_000 }, () => 'name').join(',')
  for (const path of ['import-checks', 'imports']) {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(await refusedBy(path, `name,price${end.repeat(1_000_000)}`)).toEqual([
        400,
        words.tooManyLines('100,000'),
      ])
    }
    expect(await refusedBy(path, manyColumns)).toEqual([400, words.tooManyColumns(50)])
  }
})

test('millions of cells beyond the last column are one fault', async () => {
  const office = await anOffice()
  const { faults } = await office.check('products', `name,price\n${',x'.repeat(2_000_000)}`)
  expect(faults).toEqual([{ line: 2, column: null, message: words.moreCells }])
})

test('several imports at the same time are made one after the other', async () => {
  const office = await anOffice()
  const products = await Promise.all([1, 2, 3].map(() => aProduct(office.shop, { stock: 10 })))
  const imports = products.map(({ id }, index) =>
    office.bringIn('stock', `id,counted\n${id},${20 + index}\n`),
  )
  await Promise.all(imports)
  const stocks = await Promise.all(products.map(({ id }) => productNow(office, id)))
  expect(stocks.map(({ stockQuantity }) => stockQuantity)).toEqual([20, 21, 22])
})
