import { expect, test } from 'vitest'
import { anAddress, anOrderOf } from '../testing/builders.ts'
import { aCustomerWhoBuilds, item } from '../testing/custom-package-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'

test('a custom package can be ordered and paid, and its order stays when the package is deleted', async () => {
  const { shop, customer, rice, milk, create, update, remove } = await aCustomerWhoBuilds()
  const { token } = customer
  const { body: mine } = await create({
    packageName: 'Sunday Breakfast',
    packageItems: [item(rice, 2), item(milk, 1)],
  })

  const cart = await shop.call('POST /carts/cartItem-save', {
    body: {
      userId: customer.id,
      totalAmount: 4961,
      discountPrice: 0,
      items: [{ customPackageId: mine.id, quantity: 2, unitPrice: 2480.5, subTotal: 4961 }],
      cartProducts: [],
    },
    token,
  })
  const [line] = cart.body.items
  expect(line).toMatchObject({ note: 'Custom package', unitPrice: mine.price, subTotal: 4961 })

  const placed = await shop.call('POST /orders', {
    body: {
      ...anOrderOf(customer, await anAddress(shop, customer), []),
      totalAmount: '4961.00',
      items: [
        {
          customPackageId: line.customPackage.id,
          packageId: null,
          quantity: line.quantity,
          unitPrice: line.unitPrice,
          subtotal: line.subTotal,
        },
      ],
    },
    token,
  })
  expect(placed.status).toBe(201)
  await notify(shop, await attemptBehind(shop, placed.body.data))
  expect((await shop.call('GET /carts', { token })).body.items).toEqual([])

  await update(mine.id, { packageName: 'Something else', packageItems: [item(milk, 9)] })
  await remove(mine.id)
  const { body: orders } = await shop.call('GET /orders', { token })
  const ordered = mine.packageItems.map(
    ({ isSold: _, stockQuantity: __, ...facts }: { isSold: boolean; stockQuantity: number }) =>
      facts,
  )
  expect(orders).toEqual([
    expect.objectContaining({
      paymentStatus: 'PAID',
      totalAmount: 4961,
      items: [
        {
          customPackageId: {
            id: mine.id,
            packageName: 'Sunday Breakfast',
            description: 'Custom package with 2 item(s)',
            packageItems: ordered,
          },
          packageId: null,
          quantity: 2,
          unitPrice: 2480.5,
          subtotal: 4961,
        },
      ],
    }),
  ])
})
