import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, minus, sum, wholeCents } from '../money/money.ts'
import { orderGoods } from './order-goods.ts'
import { linesOfMissing, planCredit } from './plan-credit.ts'

const amount = fc.nat(1_000_000).map(wholeCents)
const units = fc.integer({ min: 1, max: 20 })

/** A product in an order; ids are given by `numbered`. */
const sold = fc.record({ unitPriceCents: amount, quantity: units })

/** Any order of packages, with or without a discount, and single products. */
const anOrder = fc
  .record({
    items: fc.array(
      fc.record({
        priceCents: amount,
        discountCents: amount,
        quantity: units,
        contents: fc.array(sold, { minLength: 1, maxLength: 5 }),
      }),
      { maxLength: 4 },
    ),
    products: fc.array(sold, { maxLength: 5 }),
  })
  .map(({ items, products }) => ({
    items: items.map((item, place) => ({ ...item, contents: numbered(item.contents, place * 10) })),
    products: numbered(products, 100),
  }))

function numbered<Line extends object>(lines: readonly Line[], from: number) {
  return lines.map((line, place) => ({ ...line, id: from + place + 1, productId: place + 1 }))
}

type AnyOrder = typeof anOrder extends fc.Arbitrary<infer Order> ? Order : never

/** What the customer pays: a discount counts only below the price. */
function totalOf({ items, products }: AnyOrder) {
  const nets = items.map(({ priceCents, discountCents, quantity }) => {
    const net = discountCents < priceCents ? minus(priceCents, discountCents) : priceCents
    return wholeCents(net * quantity)
  })
  return sum([
    ...nets,
    ...products.map(({ unitPriceCents, quantity }) => wholeCents(unitPriceCents * quantity)),
  ])
}

test('the goods of an order are worth what the customer pays for it', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      expect(sum(orderGoods(order).map(({ valueCents }) => valueCents))).toBe(totalOf(order))
    }),
  )
})

test('a discount on a package is shared over what is in it', () => {
  const box = {
    priceCents: cents(100),
    discountCents: cents(10),
    quantity: 1,
    contents: [
      { id: 1, productId: 1, unitPriceCents: cents(25), quantity: 2 },
      { id: 2, productId: 2, unitPriceCents: cents(50), quantity: 1 },
    ],
  }
  expect(orderGoods({ items: [box], products: [] })).toMatchObject([
    { key: 'content-1', quantity: 2, valueCents: cents(45) },
    { key: 'content-2', quantity: 1, valueCents: cents(45) },
  ])
})

const nothing = { units: 0, cents: wholeCents(0) }

test('no more units are credited than were ordered, and no more money than is left of the total', () => {
  const goods = [
    {
      key: 'product-1' as const,
      productId: 1,
      quantity: 2,
      valueCents: cents(100),
      credited: nothing,
    },
  ]
  expect(planCredit(goods, new Map([['product-1', 3]]), cents(1000))).toBeUndefined()
  expect(planCredit(goods, new Map([['product-2', 1]]), cents(1000))).toBeUndefined()
  const capped = planCredit(goods, new Map([['product-1', 2]]), cents(30))
  expect(capped).toEqual([{ key: 'product-1', quantity: 2, amountCents: cents(30) }])
})

test('missing units of a product are taken from the lines that have it', () => {
  const line = { productId: 7, valueCents: cents(100), credited: nothing }
  const goods = [
    { ...line, key: 'content-1' as const, quantity: 2, credited: { ...nothing, units: 1 } },
    { ...line, key: 'product-1' as const, quantity: 5 },
  ]
  expect([...linesOfMissing(goods, new Map([[7, 4]]))]).toEqual([
    ['content-1', 1],
    ['product-1', 3],
  ])
})
