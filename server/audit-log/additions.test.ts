import { expect, test } from 'vitest'
import type { BackOfficeCallName } from '../../contract/back-office/index.ts'
import { aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'

const additions: { call: BackOfficeCallName; facts: object }[] = [
  {
    call: 'POST /admin/products',
    facts: { name: 'Red rice', description: '', price: 480, categoryId: 1, pictureHash: null },
  },
  {
    call: 'POST /admin/packages',
    facts: {
      name: 'Breakfast box',
      description: '',
      price: 1200,
      discount: 0,
      pictureHash: null,
      contents: [],
    },
  },
  {
    call: 'POST /admin/charities',
    facts: { name: 'Meals', subName: 'Colombo', description: 'Warm meals.', pictureHashes: [] },
  },
  { call: 'POST /admin/runs', facts: { date: '2026-11-30', van: 'Van 1', driver: null } },
]

for (const { call, facts } of additions) {
  test(`a repeated try of ${call} adds nothing twice, also at the same moment`, async () => {
    const shop = await openShop()
    const { session } = await anOperator(shop)
    const { session: another } = await anOperator(shop)
    await aProduct(shop)
    await shop.call('PUT /admin/settings/{key}', {
      session,
      params: { key: 'delivery.runs' },
      body: { value: true, version: 0 },
    })
    const add = async (requestKey: string | null, as = session) => {
      const { status, body } = await shop.call(call, {
        session: as,
        body: { ...facts, requestKey },
      })
      expect(status).toBe(201)
      return body.productId ?? body.packageId ?? body.charityId ?? body.runId
    }
    const requestKey = crypto.randomUUID()
    const [first, second] = await Promise.all([add(requestKey), add(requestKey)])
    expect(second).toBe(first)
    expect(await add(requestKey)).toBe(first)
    const others = [
      await add(crypto.randomUUID()),
      await add(null),
      await add(null),
      await add(requestKey, another),
    ]
    expect(new Set([first, ...others]).size).toBe(5)
  })
}
