import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { contactMessages, orders } from '../database/schema.ts'
import { aNewCustomer } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'
import { clear, lastRun, passDays, send } from '../testing/retention-builders.ts'

type Retention = BackOfficeAnswer<'GET /admin/dashboard/retention'>

test('what cannot be deleted is an alarm: in the log, in the metrics and on the dashboard', async () => {
  const shop = await openShop()
  const shown = async () => {
    // Each signs in again, because time passes.
    const { session } = await anOperator(shop)
    return (await shop.call('GET /admin/dashboard/retention', { session })).body as Retention
  }
  expect(await shown()).toEqual({ at: null, isLate: false, deleted: 0, overdue: [] })
  await send(shop)
  passDays(shop, 800)
  await shop.database.execute(sql`
    create function refuse_deletion() returns trigger language plpgsql as
      $$ begin return null; end $$;
    create trigger kept before delete on contact_messages
      for each row execute function refuse_deletion()`)
  await clear(shop)
  expect(shop.loggedErrors()).toMatchObject([
    { msg: 'Data is kept longer than it may be', overdue: { unansweredMessages: 1 } },
  ])
  expect(await shown()).toMatchObject({
    isLate: false,
    overdue: [{ kind: 'unansweredMessages', count: 1 }],
  })
  const metrics = async () => (await shop.request('/metrics')).text()
  expect(await metrics()).toContain('retention_overdue{kind="unansweredMessages"} 1')

  await shop.database.execute(sql`drop trigger kept on contact_messages`)
  await clear(shop)
  expect(await shown()).toMatchObject({ isLate: false, deleted: 1, overdue: [] })
  expect(await metrics()).toContain('retention_overdue{kind="unansweredMessages"} 0')
  const seconds = Math.floor(shop.shop.now().getTime() / 1000 / 60)
  const [, measured] = /retention_last_run_timestamp_seconds ([\d.]+)/.exec(await metrics()) ?? []
  expect(Math.floor(Number(measured) / 60)).toBeCloseTo(seconds, -1)
  passDays(shop, 1.1)
  expect(await shown()).toMatchObject({ isLate: true })
})

test('an order that cannot be detached keeps no other customer’s from being detached', async () => {
  const shop = await openShop()
  const { customer } = await anUnpaidOrder(shop)
  await anUnpaidOrder(shop)
  await shop.database
    .update(orders)
    .set({ placedAt: sql`now() - interval '8 years'`, stockHeldUntil: null })
  await shop.database.execute(sql`
    create function fail_detaching() returns trigger language plpgsql as
      $$ begin raise 'not today'; end $$;
    create trigger failing before update on orders for each row
      when (old.user_id = ${sql.raw(String(customer.id))}) execute function fail_detaching()`)
  await clear(shop)
  const left = await shop.database.select().from(orders).orderBy(orders.id)
  expect(left.map(({ userId }) => userId)).toEqual([customer.id, null])
  expect(shop.loggedErrors()).toContainEqual(
    expect.objectContaining({ msg: 'Old orders of a customer were not detached' }),
  )
})

test('one kind that fails keeps no other from being deleted', async () => {
  const shop = await openShop()
  await send(shop)
  await aNewCustomer(shop)
  passDays(shop, 800)
  await shop.database.execute(sql`
    create function fail_deletion() returns trigger language plpgsql as
      $$ begin raise 'not today'; end $$;
    create trigger failing before delete on email_links
      for each row execute function fail_deletion()`)
  await clear(shop)
  expect(await shop.database.$count(contactMessages)).toBe(0)
  expect(shop.loggedErrors().map(({ msg }) => msg)).toEqual([
    'Old data could not be looked through',
    'An account was not erased',
    'Data is kept longer than it may be',
  ])
  expect(Object.keys((await lastRun(shop))?.overdue ?? {})).toEqual([
    'emailLinks',
    'unusedAccounts',
  ])
})
