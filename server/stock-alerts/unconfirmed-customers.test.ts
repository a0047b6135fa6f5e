import { eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products, rateLimits } from '../database/schema.ts'
import { aCustomer, aNewCustomer, aProduct, type TestCustomer } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { mailStockAlerts } from './index.ts'

/** Asks for an alert about a product that is sold out and comes back at once. */
async function aProductThatIsBack(shop: TestShop, { token }: TestCustomer, name: string) {
  const { id } = await aProduct(shop, { name, stock: 0 })
  await shop.call('PUT /user/stock-alerts/{productId}', { params: { productId: id }, token })
  await shop.database.update(products).set({ stockQuantity: 5 }).where(eq(products.id, id))
  return id
}

async function subjectsTo(shop: TestShop, { email }: TestCustomer) {
  await mailStockAlerts(shop.shop)
  const mails = await shop.deliverMails()
  return mails.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
}

const waitingFor = async ({ call }: TestShop, { token }: TestCustomer) =>
  (await call('GET /user/stock-alerts', { token })).body

/** The limiter reads the clock of the machine, so its day is made to be over. */
const endTheDay = ({ database }: TestShop) =>
  database
    .update(rateLimits)
    .set({ expire: sql`${rateLimits.expire} - 86400000` })
    .where(like(rateLimits.key, 'mailsToUnconfirmed:%'))

test('an alert waits while its address has had its mails of the day', async () => {
  const shop = await openShop({ rateLimits: true })
  const [stranger, nimali] = [await aNewCustomer(shop), await aCustomer(shop)]
  await shop.deliverMails()
  for (const name of ['Rice', 'Tea']) {
    await aProductThatIsBack(shop, stranger, name)
    await subjectsTo(shop, stranger)
  }
  const oil = await aProductThatIsBack(shop, stranger, 'Oil')
  await aProductThatIsBack(shop, nimali, 'Salt')
  expect(await subjectsTo(shop, stranger)).toHaveLength(3)
  expect(await subjectsTo(shop, nimali), 'others do not wait').toEqual(['Back in stock: Salt'])
  expect(await waitingFor(shop, stranger)).toEqual([{ productId: oil }])
  expect(shop.loggedLines()).not.toContain('A mail was left out')

  await endTheDay(shop)
  expect(await subjectsTo(shop, stranger)).toContain('Back in stock: Oil')
  expect(await waitingFor(shop, stranger)).toEqual([])
})
