import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { aPaidOrder, atWork } from '../testing/order-work-builders.ts'

test('the steps follow the state of the shop, from an empty one to one that has sold', async () => {
  const shop = await openShop()
  const { session, set } = await atWork(shop)
  const read = async () => (await shop.call('GET /admin/first-steps', { session })).body
  const done = async () =>
    (await read()).steps.flatMap(({ step, isDone }: { step: string; isDone: boolean }) =>
      isDone ? [step] : [],
    )
  expect(await done()).toEqual([])
  expect(await read()).toMatchObject({ hasSold: false })

  await set('shop.phone', '011 234 5678')
  await set('shop.email', 'hello@kade.example')
  await aProduct(shop)
  expect(await done()).toEqual(['facts', 'goods', 'open'])
  await set('opening.closedUntil', dayInColombo(plusDays(shop.shop.now(), 3)))
  expect(await done()).toEqual(['facts', 'goods'])
  await shop.call('PUT /admin/settings/{key}', {
    session,
    params: { key: 'opening.closedUntil' },
    body: { value: '', version: 1 },
  })
  await aPaidOrder(shop)
  expect(await read()).toMatchObject({ hasSold: true })
})
