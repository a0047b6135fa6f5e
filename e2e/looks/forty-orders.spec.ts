import type { Browser } from '@playwright/test'
import {
  evening,
  goodsOfDay,
  kindsOfDay,
  ordersOfDay,
  readOrdersFile,
  type SpecialOrder,
  specialOrders,
} from '../../server/testing/forty-orders.ts'
import { changeSetting } from '../back-office.ts'
import { addPhoto } from '../claiming.ts'
import { enter } from '../customers.ts'
import { type DayOrder, packAtOnce, placeOrders, stockTheShop } from '../day-of-orders.ts'
import { expect, type Page } from '../fixtures.ts'
import { openOwnShop, testIn } from '../own-shop.ts'
import { visit } from '../visit.ts'

const { tea, green, soap, rice } = goodsOfDay
const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

const test = testIn(openOwnShop)

test('a day of forty orders ends well, and in the evening all books agree to the cent', async ({
  browser,
  shop,
}) => {
  // It has to pass on a machine that is busy with other things.
  test.setTimeout(15 * 60_000)
  const page = await newPage(browser)
  await shop.enterAsOwner(page)
  for (const key of ['orders.picking', 'orders.claims', 'orders.missingItems'] as const) {
    await changeSetting(page, key, true)
  }

  const goods = await stockTheShop(page.request)
  const orders = await placeOrders(page.request, goods, (place) =>
    specialOrders[place] === 'replaced' ? { missingItems: 'REPLACE' } : {},
  )
  expect(orders).toHaveLength(ordersOfDay)
  const special = new Map(specialOrders.map((name, place) => [name, orders[place]]))
  const the = (name: SpecialOrder) => {
    const order = special.get(name)
    if (!order) throw new Error(`No order is ${name}`)
    return order
  }

  await test.step('all but two pay in time, one when its goods are held no longer', async () => {
    const late = the('late')
    for (const order of orders) {
      if (order !== late && order !== the('unpaid')) await order.pay()
    }
    await shop.ask('update orders set stock_held_until = now() where paid_at is null')
    const held = () => shop.ask('select id from orders where stock_held_until is not null')
    // A job releases them within a minute.
    await expect.poll(held, { timeout: 180_000 }).toEqual([])
    await late.pay()
  })

  await test.step('a customer cancels', async () => {
    const own = await asCustomer(browser, the('cancelled'))
    await own.getByRole('button', { name: 'Cancel order' }).click()
    await own.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(own.getByText('Your order is cancelled.')).toBeVisible()
    await own.context().close()
  })

  await test.step('pickers leave out, replace, and find nothing', async () => {
    await page.setViewportSize(phone)
    const lineOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const say = (name: string, words: string) =>
      lineOf(name).getByRole('button', { name: words, exact: true }).click()
    await begin(page, the('short'))
    await say(tea.name, 'Found some')
    await say(tea.name, 'Save')
    await say(tea.name, 'None')
    await say(soap.name, 'Found all')
    await say(rice.name, 'Found all')
    await pack(page)

    await begin(page, the('replaced'))
    await say(tea.name, 'Found some')
    await say(tea.name, 'Save')
    await say(tea.name, 'Replace')
    await lineOf(tea.name)
      .getByRole('button', { name: new RegExp(`^${green.name}: .* customer pays`) })
      .click()
    await say(soap.name, 'Found all')
    await say(rice.name, 'Found all')
    await pack(page)

    await begin(page, the('nothing'))
    for (const { name } of [tea, soap, rice]) await say(name, 'None')
    await page.getByRole('button', { name: 'Packed' }).click()
    await expect(page.getByText('This order is cancelled.')).toBeVisible()
  })

  await test.step('the others are packed, and all leave the store', async () => {
    const gone = ['short', 'replaced', 'cancelled', 'nothing', 'unpaid'] as const
    const open = orders.filter((order) => gone.every((name) => the(name) !== order))
    for (const { orderId } of open) await packAtOnce(page.request, orderId)
    await page.setViewportSize(desk)
    await page.goto('/admin/orders?status=PAID')
    const table = page.getByRole('region', { name: 'Orders', exact: true })
    await expect(table.getByRole('row')).toHaveCount(evening.sold.orders + 1)
    await page.getByLabel('Choose all on this page').check()
    await page.getByRole('button', { name: 'Complete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText(/^0 orders/)).toBeVisible()
  })

  await test.step('one customer shows a torn bag, another got the wrong rice', async () => {
    const torn = await claim(browser, the('refunded'), soap.name, 'Damaged', 'My money back')
    await decide(page, the('refunded'), async (form) => {
      await form.getByLabel('Through the gateway, now').check()
    })
    await torn.reload()
    await expect(torn.getByText('Money back for 1')).toBeVisible()
    await torn.context().close()

    const wrong = await claim(
      browser,
      the('wrong'),
      rice.name,
      'Not what I ordered',
      'Send it again',
    )
    await decide(page, the('wrong'))
    const again = page.getByRole('form', { name: 'To send again' })
    await again.getByRole('button', { name: 'Packed' }).click()
    await page.getByRole('button', { name: 'It leaves the store' }).click()
    await expect(page.getByText(/^It left the store at/)).toBeVisible()
    await wrong.reload()
    await expect(wrong.getByText(/^It left our store at/)).toBeVisible()
    await wrong.context().close()
  })

  await test.step('in the evening the money has gone back', async () => {
    // What can be undone for some minutes is not undone.
    await shop.ask(`update pgboss.job set start_after = now() where state = 'created'`)
    const open = () =>
      shop.ask(`select order_id, way, sent_at, unknown_since, failure from refunds
        where settled_at is null`)
    await expect.poll(open, { timeout: 180_000 }).toEqual([])
  })

  await test.step('the dashboard, the file, the gateway and the ledger agree', async () => {
    await page.goto('/admin')
    // Nothing else was ever sold here; the day may have ended since the first order.
    const month = page.getByRole('region', { name: 'This month' })
    const amount = evening.sold.amount.toLocaleString('en-LK', { minimumFractionDigits: 2 })
    await expect(month).toContainText(amount)
    await expect(month).toContainText(`${evening.sold.orders} orders`)
    const file = await page.request.get('/api/admin/exports/orders')
    const { rows, sumOf } = readOrdersFile(await file.text())
    expect(rows).toHaveLength(ordersOfDay)
    expect(sumOf('credited')).toBe(evening.credited)
    expect(sumOf('refunded')).toBe(evening.back)
    expect(sumOf('refund open')).toBe(0)
    const [gateway] = await shop.ask(`select sum(amount::numeric)::float as paid,
      (sum(refunded_cents) / 100.0)::float as back from sandbox_payments`)
    expect(gateway).toEqual({ paid: evening.paid, back: evening.back })
    const drifted = await shop.ask(`select p.name from products p where p.stock_quantity <>
      (select coalesce(sum(change), 0) from stock_movements m where m.product_id = p.id)`)
    expect(drifted).toEqual([])
    const left = await shop.ask<{ name: string; left: number }>(
      'select name, stock_quantity as left from products',
    )
    const unitsOf = new Map(left.map((product) => [product.name, product.left]))
    for (const kind of kindsOfDay) {
      const { name, stock } = goodsOfDay[kind]
      expect(stock - (unitsOf.get(name) ?? 0), name).toBe(evening.units[kind])
    }
  })
  await page.context().close()
})

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: desk })
  return context.newPage()
}

/** The page of an order, opened by its customer. */
async function asCustomer(browser: Browser, { customer, orderId }: DayOrder): Promise<Page> {
  const page = await newPage(browser)
  await enter(page, customer)
  await visit(page, `/orders?order=${orderId}`)
  return page
}

async function begin(page: Page, { orderId }: DayOrder) {
  await page.goto(`/admin/picking/${orderId}`)
  await page.getByRole('button', { name: 'Begin' }).click()
}

async function pack(page: Page) {
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect(page.getByText('Packed, bags: 1')).toBeVisible()
}

/** A customer tells what is wrong with one unit, with a photograph. */
async function claim(browser: Browser, order: DayOrder, name: string, kind: string, wish: string) {
  const page = await asCustomer(browser, order)
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  const form = page.getByRole('form', { name: 'Something is wrong' })
  await form.getByLabel('Which items?').selectOption(name)
  await form.getByLabel(kind).check()
  await form.getByLabel(wish).check()
  await addPhoto(form)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('We are looking at it')).toBeVisible()
  return page
}

/** An operator decides as the customer wishes. */
async function decide(
  page: Page,
  { orderId }: DayOrder,
  choose: (form: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
) {
  await page.goto(`/admin/orders/${orderId}`)
  const claims = page.getByRole('region', { name: 'Claims' })
  await expect(claims.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await claims.locator('summary').click()
  const form = claims.getByRole('form', { name: /^Decide: / })
  await form.getByLabel('Answer').fill('That should not happen')
  await choose(form)
  await form.getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decide' }).click()
  await expect(form).toHaveCount(0)
}
