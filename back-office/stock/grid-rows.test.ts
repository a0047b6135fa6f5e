import { expect, test } from 'vitest'
import { changeOf, gridColumns, pastedCells, priceIn, savedText, stockIn } from './grid-rows.ts'

test.each([
  ['480', 480],
  ['1,250.5', 1250.5],
  ['480.', 480],
  ['LKR 1250.50', 1250.5],
  ['Rs. 99.99', 99.99],
  ['0', undefined],
  ['1.234', undefined],
  ['480,50', undefined],
  ['12,34.50', undefined],
  ['1,250,000.00', 1_250_000],
  ['10000000', 10_000_000],
  ['10000000.01', undefined],
  ['1250,000', undefined],
  ['1 250', 1250],
  ['480 50', undefined],
  ['12 34', undefined],
  ['0,500', undefined],
  ['1,250 000', undefined],
  ['-5', undefined],
  ['', undefined],
  ['=1+1', undefined],
])('the price in "%s" is %s', (text, price) => expect(priceIn(text)).toBe(price))

test.each([
  ['0', 0],
  ['1,200', 1200],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['1.5', undefined],
  ['2,5', undefined],
  ['1,000,000', 1_000_000],
  ['2 5', undefined],
  ['-1', undefined],
  ['', undefined],
])('the stock in "%s" is %s', (text, stock) => expect(stockIn(text)).toBe(stock))

test.each([
  ['COUNT', ['480.50', '7']],
  ['DELIVERY', ['480.50', '']],
] as const)('for a %s the cells show what is saved: %o', (kind, texts) => {
  const shelf = { price: 480.5, stockQuantity: 7, version: 3 }
  expect(gridColumns(kind).map((column) => savedText(shelf, column))).toEqual(texts)
})

test('a pasted column or block is split into cells', () => {
  expect(pastedCells('100\r\n200\r\n')).toEqual([['100'], ['200']])
  expect(pastedCells('1.50\t7\n2.50\t8')).toEqual([
    ['1.50', '7'],
    ['2.50', '8'],
  ])
})

test('only what differs is sent, with the version and stock it is based on', () => {
  const shelf = { price: 100, stockQuantity: 7, version: 3 }
  const count = { kind: 'COUNT', cause: 'Counted' } as const
  expect(changeOf(1, { shelf, drafts: { price: '100.00' } }, count)).toEqual({})
  expect(changeOf(1, { shelf, drafts: { price: '110', stock: '7' } }, count)).toEqual({
    change: { productId: 1, version: 3, price: 110 },
  })
  expect(changeOf(1, { shelf, drafts: { stock: '9' } }, count)).toEqual({
    change: { productId: 1, version: 3, stock: { ...count, seen: 7, counted: 9 } },
  })
  expect(changeOf(1, { shelf, drafts: { stock: 'many' } }, count).fault).toBe('stock')
})

test('a delivery is sent as what is added, not as a new stock; a count typed before is not sent with it', () => {
  const shelf = { price: 100, stockQuantity: 97, version: 3 }
  const delivery = { kind: 'DELIVERY', cause: 'Kotmale' } as const
  expect(changeOf(1, { shelf, drafts: { delivered: '40', stock: '12' } }, delivery)).toEqual({
    change: { productId: 1, version: 3, stock: { ...delivery, delivered: 40 } },
  })
  expect(changeOf(1, { shelf, drafts: { delivered: '' } }, delivery)).toEqual({})
  for (const delivered of ['0', '-3', 'ten']) {
    expect(changeOf(1, { shelf, drafts: { delivered } }, delivery).fault).toBe('delivered')
  }
})
