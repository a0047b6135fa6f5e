import { dayInColombo, plusDays } from '../domain/days.ts'
import { ordersOf, placeOrder, readyToOrder, summary } from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { reload } from './visit.ts'

/** The markup without what differs in every run, and without its looks. */
function withoutChance(html: string): string {
  return html
    .replaceAll(/<svg.*?<\/svg>/gs, '<svg/>')
    .replaceAll(/ (?:class|style|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll(/"_[rR]_[^"]*"/g, '"<id>"')
    .replaceAll(/value="\d+"/g, 'value="<id>"')
    .replaceAll(/[\d,]+\.\d\d/g, '<amount>')
    .replaceAll(/\(\d+%\)/g, '(<percent>)')
    .replaceAll('><', '>\n<')
}

test('the checkout of a shop that sets nothing is what it was before there were areas, times and vans', async ({
  page,
  request,
}) => {
  const { customer } = await readyToOrder(page, request)
  await expect(placeOrder(page)).toBeEnabled()
  const calls = new Set<string>()
  const scripts: string[] = []
  const sent: string[] = []
  page.on('request', (each) => {
    const { pathname } = new URL(each.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
    if (pathname.startsWith('/api/')) calls.add(`${each.method()} ${pathname}`)
    if (each.method() === 'POST' && pathname === '/api/orders') sent.push(each.postData() ?? '')
  })
  await reload(page)
  await expect(placeOrder(page)).toBeEnabled()
  const html = await summary(page).evaluate((element) => element.outerHTML)
  expect(`${withoutChance(html)}\n`).toMatchSnapshot('specified-checkout.txt')
  await placeOrder(page).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  expect([...calls].sort()).toEqual([
    'GET /api/carts',
    'GET /api/categories',
    'GET /api/products',
    'GET /api/recipients/search-by-user',
    'POST /api/orders',
    'POST /api/user/get_user_info_by_token',
  ])
  expect(Object.keys(JSON.parse(sent[0] ?? '{}')).sort()).toEqual([
    'cartVersion',
    'discountAmount',
    'items',
    'notes',
    'orderProducts',
    'recipientId',
    'totalAmount',
    'transactionId',
    'userId',
  ])
  expect(
    scripts.filter((path) => /slot-picker|surprise|delivery-(?:note|way)|gift|missing/.test(path)),
  ).toEqual([])

  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Order Payment Successful!' })).toBeVisible()
  const [order] = await ordersOf(request, customer)
  expect(order.promisedBy).toBe(dayInColombo(plusDays(new Date(order.paidAt), 10)))
  const added = ['slot', 'collectAt', 'deliveryFee', 'tellRecipient', 'delivery', 'gift']
  expect(Object.keys(order).filter((key) => added.includes(key))).toEqual([])
})
