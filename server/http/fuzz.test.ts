import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCustomPackage, anAddress, aPackage, aProduct } from '../testing/builders.ts'
import {
  mutated,
  type Operation,
  operationsOf,
  plainRequest,
  type Sent,
} from '../testing/hostile-requests.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'

/** `npm run fuzz` sends many more, and others each time. */
const requestsPerCall = Number(process.env.FUZZ_REQUESTS ?? 15)
const seed = Number(process.env.FUZZ_SEED ?? 20261122)

/** Words of the validator or the database, which no customer understands. */
const technical = /Invalid (input|option|key)|expected |received |Too (small|big)|syntax|violates/

/** Who sends the requests, and what there is for them to name. */
async function aWorld(shop: TestShop) {
  const operator = await anOperator(shop)
  const { id: orderId, customer, productId } = await anUnpaidOrder(shop)
  const rice = await aProduct(shop, { name: 'Rice', price: 1000 })
  const { id: packageId } = await aPackage(shop, { contents: [[rice, 2]] })
  const { id: customPackageId } = await aCustomPackage(shop, customer, [[rice, 1]])
  const recipientId = await anAddress(shop, customer)
  const { email, password, id: userId } = customer
  const known = { productId, packageId, customPackageId, orderId, recipientId, userId, id: userId }
  const words = {
    email,
    password,
    telephone: '0771234567',
    contact: '0771234567',
    nic: '911042754V',
  }
  return { operator, customer, known: { ...known, ...words, categoryId: rice.categoryId } }
}

type World = Awaited<ReturnType<typeof aWorld>>

test.each(['/api/openapi.json', '/api/admin/openapi.json'])(
  'no request changed at random makes the calls of %s fail',
  { timeout: 60_000 + requestsPerCall * 40_000 },
  async (description) => {
    const shop = await openShop()
    let world = await aWorld(shop)
    const headers = { Cookie: world.operator.session }
    const described = await (await shop.request(description, { headers })).json()
    for (const operation of operationsOf(described)) {
      if (!(await isSignedIn(shop, world))) world = await aWorld(shop)
      const plain = plainRequest(operation, described, world.known)
      const requests = fc.sample(mutated(plain), { seed, numRuns: requestsPerCall })
      for (const sent of [plain, ...requests]) await expectAnswer(shop, world, operation, sent)
    }
  },
)

/** Some calls end the sessions with which they are made. */
async function isSignedIn({ request }: TestShop, world: World) {
  const answers = await Promise.all([
    request('/api/user/info', { headers: headersFor(world) }),
    request('/api/admin/session', { headers: headersFor(world) }),
  ])
  return answers.every(({ status }) => status === 200)
}

async function expectAnswer(shop: TestShop, world: World, operation: Operation, sent: Sent) {
  const { method, path, body } = operation
  const pathOf = path.replace(/\{(\w+)\}/g, (_, name) => encoded(Object(sent.path)[name]))
  const query = Object.entries(Object(sent.query))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(value)}`)
  const response = await shop.request(`/api${pathOf}?${query.join('&')}`, {
    method,
    headers: headersFor(world),
    ...(body ? { body: JSON.stringify(sent.body) ?? '' } : {}),
  })
  const text = await response.text()
  const asked = `${method} ${path} ${JSON.stringify(sent).slice(0, 500)}: ${text.slice(0, 500)}`
  expect(response.status, asked).toBeLessThan(500)
  if (response.status < 400) return
  const answer = JSON.parse(text)
  expect(answer, asked).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect([answer.message, ...Object.values(answer.fields ?? {})].join(), asked).not.toMatch(
    technical,
  )
}

function headersFor({ customer, operator }: World) {
  return {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${customer.token}`,
    Cookie: operator.session,
  }
}

/** As an address can carry it: half of an emoji cannot. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return encodeURIComponent(text.toWellFormed())
}
