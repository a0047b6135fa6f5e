import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { deliveryRuns } from '../database/schema.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { atRuns, onTheWay } from '../testing/run-builders.ts'

async function moveToDaysAgo(shop: TestShop, runId: number, days: number) {
  const date = dayInColombo(plusDays(shop.shop.now(), -days))
  await shop.database.update(deliveryRuns).set({ date }).where(eq(deliveryRuns.id, runId))
}

test('a run of the evening goes on after midnight, until its last door', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId, stopIds } = await onTheWay(shop)
  const [first = 0, second = 0] = stopIds
  await moveToDaysAgo(shop, runId, 1)
  expect((await driver.say(first)).status).toBe(200)
  expect((await driver.mine()).runs).toMatchObject([
    { runId, round: 1, stops: [{ result: 'DELIVERED' }, { stopId: second, result: null }] },
  ])
  expect((await driver.say(second)).status).toBe(200)
  expect((await driver.mine()).runs).toEqual([])
})

test('a run of days before is not there if it never left, or if it is long ago', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId } = await onTheWay(shop)
  await moveToDaysAgo(shop, runId, 4)
  expect((await driver.mine()).runs).toEqual([])

  const office = await atRuns(shop)
  const planned = await office.aRunOf([(await aPaidOrder(shop)).id])
  await moveToDaysAgo(shop, planned, 1)
  expect((await office.driver.mine()).runs).toEqual([])
})

test('a start that was a slip just before midnight can be taken back after it', async () => {
  const shop = await openShopInTheMorning()
  const { driver, runId } = await onTheWay(shop)
  await moveToDaysAgo(shop, runId, 1)
  expect((await driver.undoStart(runId)).status).toBe(200)
  expect((await driver.mine()).runs).toEqual([])
  expect((await driver.start(runId)).status).toBe(404)
})
