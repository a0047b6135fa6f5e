import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { atCredits } from '../../testing/credit-builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { aPaidOrder } from '../../testing/order-work-builders.ts'

test('the dashboard counts what was sold less what was given back of it', async () => {
  const shop = await openShop()
  const { giveAmount, session } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  await aPaidOrder(shop)
  await giveAmount(id, 140)
  const { body } = await shop.call('GET /admin/dashboard', { session })
  expect(body.periods[0].sold).toMatchObject({ orders: 2, amount: 3540 })
  expect(body.days.at(-1)).toMatchObject({ orders: 2, amount: 3540 })
})

test('the file of orders has what was given back and the numbers of the credit notes', async () => {
  const shop = await openShop()
  const { giveAmount, session } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  await giveAmount(id, 140)
  await giveAmount(id, 0.5)
  const file = await shop.request('/api/admin/exports/orders', { headers: { Cookie: session } })
  const [line] = parse<Record<string, string>>(await file.text(), { bom: true, columns: true })
  expect(line).toMatchObject({
    total: '1840.00',
    credited: '140.50',
    'credit notes': `${id}-C1; ${id}-C2`,
    'refund open': '140.50',
  })
})
