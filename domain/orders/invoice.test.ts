import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { cents } from '../money/money.ts'
import { invoiceOf } from './invoice.ts'
import { packageLine, productLine, rice, tea } from './testing/order-builders.ts'

test('an invoice bills every line before discounts, opens packages, and adds up', () => {
  const lines = [
    packageLine([{ ...rice, quantity: 2 }], { quantity: 2 }),
    packageLine([{ ...tea, quantity: 3 }], {
      kind: 'customPackage',
      name: 'Sunday Breakfast',
      unitPriceCents: cents(500.3),
      discountCents: cents(0),
    }),
    productLine(tea, { quantity: 3 }),
  ]
  const invoice = invoiceOf({ lines, amount: amountOf(lines, cents(300)) })
  expect(invoice).toEqual({
    lines: [
      {
        name: 'Family Weekly Box',
        fullPriceCents: cents(5000),
        quantity: 2,
        amountCents: cents(10_000),
        contents: [{ name: 'Red Rice', quantity: 2 }],
      },
      {
        name: 'Sunday Breakfast',
        fullPriceCents: cents(500.3),
        quantity: 1,
        amountCents: cents(500.3),
        contents: [{ name: 'Ceylon Tea', quantity: 3 }],
      },
      {
        name: 'Ceylon Tea',
        fullPriceCents: cents(200),
        quantity: 3,
        amountCents: cents(600),
        contents: [],
      },
    ],
    amount: {
      goodsCents: cents(11_100.3),
      discountCents: cents(1000),
      deliveryFeeCents: cents(300),
    },
    totalCents: cents(10_400.3),
  })
  const sum = invoice.lines.reduce((total, line) => total + line.amountCents, 0)
  expect(sum).toBe(invoice.amount.goodsCents)
  const { discountCents, deliveryFeeCents } = invoice.amount
  expect(sum - discountCents + deliveryFeeCents).toBe(invoice.totalCents)
})
