import { expect, test } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { invoiceOf } from './invoice.ts'
import { packageLine, productLine, rice, tea } from './testing/order-builders.ts'

test('an invoice bills every line, opens packages, and adds up', () => {
  const lines = [
    packageLine([{ ...rice, quantity: 2 }], { quantity: 2 }),
    packageLine([{ ...tea, quantity: 3 }], {
      kind: 'customPackage',
      name: 'Sunday Breakfast',
      unitPriceCents: 500_30,
      discountCents: 0,
    }),
    productLine(tea, { quantity: 3 }),
  ]
  const invoice = invoiceOf({ lines, amount: amountOf(lines) })
  expect(invoice).toEqual({
    lines: [
      {
        name: 'Family Weekly Box',
        unitPriceCents: 4500_00,
        quantity: 2,
        amountCents: 9000_00,
        contents: [{ name: 'Red Rice', quantity: 2 }],
      },
      {
        name: 'Sunday Breakfast',
        unitPriceCents: 500_30,
        quantity: 1,
        amountCents: 500_30,
        contents: [{ name: 'Ceylon Tea', quantity: 3 }],
      },
      {
        name: 'Ceylon Tea',
        unitPriceCents: 200_00,
        quantity: 3,
        amountCents: 600_00,
        contents: [],
      },
    ],
    amount: { goodsCents: 11_100_30, discountCents: 1000_00 },
    totalCents: 10_100_30,
  })
  const sum = invoice.lines.reduce((total, line) => total + line.amountCents, 0)
  expect(sum).toBe(invoice.totalCents)
})
