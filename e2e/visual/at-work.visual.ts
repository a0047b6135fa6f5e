import type { Browser } from '@playwright/test'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { demoCustomer } from '../../demo/customer.ts'
import { changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { addPhoto } from '../claiming.ts'
import { enter, tokenOf } from '../customers.ts'
import { expect } from '../fixtures.ts'
import { testIn } from '../own-shop.ts'
import { placePaidOrder } from '../paid-order.ts'
import { addRun, openRuns, putInto } from '../runs-page.ts'
import { visit } from '../visit.ts'
import { expectPictures } from './pictures.ts'
import { openShopOfOwner, owner } from './visual-shop.ts'

/** A demo shop of their own: these tests sell and deliver. */
async function openShopAtWork(browser: Browser) {
  const shop = await openShopOfOwner(browser)
  for (const key of ['orders.claims', 'orders.story', 'delivery.runs'] as const) {
    await changeSetting(shop.office, key, true)
  }
  return shop
}

const test = testIn(openShopAtWork)

test('a claim looks as before', async ({ page, shop }) => {
  await shop.enterOffice(page)
  const token = await tokenOf(page.request, demoCustomer)
  await placePaidOrder(page.request, token, 'Nimal Perera')
  const [{ orderId = 0 } = {}] = await call(page.request, 'GET /orders', { token })
  const params = { orderId }
  const { version } = await call(page.request, 'GET /admin/orders/{orderId}', { params })
  const body = { orders: [{ orderId, version }] }
  await call(page.request, 'POST /admin/order-completions', { body })
  await enter(page, demoCustomer)
  await visit(page, `/orders?order=${orderId}`)
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  const form = page.getByRole('form', { name: 'Something is wrong' })
  await form.getByLabel('Damaged').check()
  await form.getByLabel('What happened?').fill('The bag was torn')
  await addPhoto(form)
  await expectPictures(page, 'claim-form', { part: form })
  await form.getByRole('button', { name: 'Send' }).click()
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await expect(claims).toContainText('We are looking at it')
  await expectPictures(page, 'claim', { part: claims })
  await page.goto(`/admin/orders/${orderId}`)
  const office = page.getByRole('region', { name: 'Claims' })
  await expect(office.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await office.locator('summary').click()
  await expectPictures(page, 'office-claim', { part: office })
})

test('a run looks as before', async ({ page, shop }) => {
  await shop.enterOffice(page)
  const token = await tokenOf(page.request, demoCustomer)
  for (const name of ['Nimal Perera', 'Kamala Silva']) {
    await placePaidOrder(page.request, token, name)
  }
  const orders = await call(page.request, 'GET /orders', { token })
  await openRuns(page)
  await addRun(page, 'Van 1', owner.email)
  for (const { orderId } of orders.slice(0, 2)) await putInto(page, 'Van 1', orderId)
  await expectPictures(page, 'office-run')
  await page.goto('/admin/driving')
  await expect(page.getByRole('button', { name: 'Start the run' })).toBeVisible()
  await expectPictures(page, 'office-driving')
  await page.getByRole('button', { name: 'Start the run' }).click()
  const next = page.getByRole('region', { name: 'Next stop' })
  await expect(next).toBeVisible()
  await expectPictures(page, 'office-driving-next')
  await next.getByRole('button', { name: 'Delivered' }).click()
  await expectPictures(page, 'office-driving-delivered', { widths: [360] })
})

test('the books look as before', async ({ page, shop }) => {
  await shop.enterOffice(page)
  await page.route('**/api/admin/books/*', (route) => {
    const books: BackOfficeAnswer<'GET /admin/books/{month}'> = {
      month: '2026-10',
      openingBalance: 1_200,
      invoiced: 184_350.5,
      credited: 2_150,
      takenBack: 0,
      vat: 27_793.3,
      gateways: [
        { gateway: 'sandbox', name: 'sandbox', received: 181_000, refunded: 1_640, chargedBack: 0 },
      ],
      closingBalance: -1_640.5,
    }
    return route.fulfill({ json: books })
  })
  await page.goto('/admin/books?month=2026-10')
  await expect(page.getByRole('region', { name: 'What belongs to customers' })).toBeVisible()
  await expectPictures(page, 'office-books')
})
