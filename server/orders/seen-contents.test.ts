import { expect, test } from 'vitest'
import { aCustomPackage, anOrderOf, aPackage, type TestProduct } from '../testing/builders.ts'
import { aShopper, ordersOf, place, stockOf } from '../testing/order-builders.ts'

/** A shopper with a ready-made and an own package on the screen, each of four units of rice. */
async function aShopperWithPackages() {
  const { shop, customer, recipientId, rice } = await aShopper()
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 4]] })
  const own = await aCustomPackage(shop, customer, [[rice, 4]])
  const order = (seen: { ofBox?: object[] | undefined; ofOwn?: object[] | undefined }) => ({
    ...anOrderOf(customer, recipientId, []),
    totalAmount: '8500.00',
    discountAmount: '500.00',
    items: [
      { packageId: box.id, quantity: 1, unitPrice: 4500, subtotal: 4500, contents: seen.ofBox },
      {
        customPackageId: own.id,
        quantity: 1,
        unitPrice: 4000,
        subtotal: 4000,
        contents: seen.ofOwn,
      },
    ],
  })
  return { shop, customer, rice, order }
}

const units = ({ id }: TestProduct, quantity: number) => ({ productId: id, quantity })

test('a package is ordered with the contents that the customer has seen', async () => {
  const { shop, customer, rice, order } = await aShopperWithPackages()
  const seen = { ofBox: [units(rice, 4)], ofOwn: [units(rice, 4)] }
  expect((await place(shop, customer, order(seen))).status).toBe(201)
})

test('a package whose contents have changed at the same price is not ordered without being shown', async () => {
  const { shop, customer, rice, order } = await aShopperWithPackages()
  const now = [units(rice, 4)]
  for (const before of [[units(rice, 5)], [...now, { productId: rice.id + 1, quantity: 1 }], []]) {
    const ofShop = await place(shop, customer, order({ ofBox: before, ofOwn: now }))
    expect([ofShop.status, ofShop.body.code]).toEqual([409, 'packageChanged'])
    expect(ofShop.body.message).toContain('Family Weekly Box')
    const ofCustomer = await place(shop, customer, order({ ofBox: now, ofOwn: before }))
    expect([ofCustomer.status, ofCustomer.body.code]).toEqual([409, 'packageChanged'])
    expect(ofCustomer.body.message).toContain('Sunday Breakfast')
  }
  expect(await ordersOf(shop, customer)).toEqual([])
  expect(await stockOf(shop, rice)).toBe(50)
})

test('an order that does not say which contents were seen is placed', async () => {
  const { shop, customer, order } = await aShopperWithPackages()
  expect((await place(shop, customer, order({}))).status).toBe(201)
})
