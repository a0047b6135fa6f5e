import { expect, test } from 'vitest'
import { invoiceOf } from './invoice.ts'

const box = {
  name: 'Family Weekly Box',
  price: 5000,
  discountPrice: 500,
  products: [{ productName: 'Keeri Samba Rice 5 kg', quantity: 2 }],
}
const mine = {
  packageName: '',
  packageItems: [{ productName: 'Carrots 500 g', quantity: 3 }],
}

test('an invoice bills every line, opens packages, and adds up', () => {
  const invoice = invoiceOf({
    totalAmount: 10_100.3,
    items: [
      { quantity: 2, unitPrice: 4500, subtotal: 9000, packageId: box, customPackageId: null },
      { quantity: 1, unitPrice: 500.3, subtotal: 500.3, packageId: null, customPackageId: mine },
    ],
    orderProducts: [{ productId: { name: 'Ceylon Tea' }, quantity: 3, totalAmount: 600 }],
  })
  expect(invoice).toEqual({
    lines: [
      {
        name: 'Family Weekly Box',
        unitPriceCents: 4500_00,
        quantity: 2,
        amountCents: 9000_00,
        contents: [{ name: 'Keeri Samba Rice 5 kg', quantity: 2 }],
      },
      {
        name: 'Custom Package',
        unitPriceCents: 500_30,
        quantity: 1,
        amountCents: 500_30,
        contents: [{ name: 'Carrots 500 g', quantity: 3 }],
      },
      {
        name: 'Ceylon Tea',
        unitPriceCents: 200_00,
        quantity: 3,
        amountCents: 600_00,
        contents: [],
      },
    ],
    fullCents: 11_100_30,
    discountCents: 1000_00,
    totalCents: 10_100_30,
  })
  const sum = invoice.lines.reduce((total, line) => total + line.amountCents, 0)
  expect(sum).toBe(invoice.totalCents)
  expect(invoice.fullCents - invoice.discountCents).toBe(invoice.totalCents)
})
