import type { Browser, Locator, Page } from '@playwright/test'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { expectAccessible } from '../accessibility.ts'
import { call } from '../call.ts'
import { enter, expectNoWiderThanScreen } from '../customers.ts'
import { placeOrder, stockTheShop } from '../day-of-orders.ts'
import { expect } from '../fixtures.ts'
import { openOwnShop, testIn } from '../own-shop.ts'
import { visit } from '../visit.ts'

// A version that was valid once never goes away, so that other tests must not see it.
const test = testIn(openOwnShop)

const terms = {
  en: '## Ordering\nAll orders are prepaid.\n\n- Cancel before shipment.\n\n### Prices\nThey may change.',
  si: '## ඇණවුම් කිරීම\nසියලු ඇණවුම් කල්තියා ගෙවිය යුතුයි.',
}

const day = (days: number) => dayInColombo(plusDays(new Date(), days))

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

const formOf = (page: Page, name: string) =>
  page.getByRole('form', { name: `New version: ${name}` })

const publishIn = (page: Page, form: Locator) => async (words: string, validFrom: string) => {
  await form.getByRole('textbox', { name: 'English' }).fill(words)
  await form.getByLabel('Valid from').fill(validFrom)
  await form.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`From ${validFrom} on`)
  await question.getByRole('button', { name: 'Publish' }).click()
}

test('an owner publishes terms, and customers read which are valid since when', async ({
  browser,
  shop,
}) => {
  const guest = await newPage(browser)
  await visit(guest, '/terms-conditions?from=2020-01-01')
  await expect(guest.getByRole('heading', { name: 'Common questions' })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Versions' })).toHaveCount(0)

  const page = await newPage(browser)
  await shop.enterAsOwner(page)
  const goods = await stockTheShop(page.request)
  const { customer, orderId } = await placeOrder(page.request, goods)

  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Legal pages' }).click()
  const form = formOf(page, 'Terms & Conditions')
  const publish = publishIn(page, form)
  await form.getByRole('textbox', { name: 'Sinhala' }).fill(terms.si)
  await publish('All orders are prepaid.', day(0))
  await expect(form.getByRole('alert')).toContainText('Begin with a heading')
  await publish(terms.en, day(-1))
  await expect(form.getByRole('alert')).toContainText('Choose today or a later day')
  await form.getByText('Preview').click()
  await expect(form.getByRole('article', { name: 'English' })).toContainText('They may change.')
  await expectAccessible(page)
  await publish(terms.en, day(0))
  await expect(page.getByText('The version is published').last()).toBeVisible()
  await publish(terms.en, day(30))
  const versions = page.getByRole('list', { name: 'Versions: Terms & Conditions' })
  await expect(versions.getByRole('listitem').first()).toContainText('Valid from')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoWiderThanScreen(page)
  await page.getByRole('button', { name: `Take away the version of ${day(30)}` }).click()
  await expect(versions.getByRole('listitem').first()).toContainText('Valid since')

  await visit(guest, '/terms-conditions')
  await expect(guest.getByText(/^Valid since /)).toBeVisible()
  await expect(guest.getByText('All orders are prepaid.')).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Common questions' })).toHaveCount(0)
  await expectAccessible(guest)
  await guest.setViewportSize({ width: 320, height: 640 })
  await expectNoWiderThanScreen(guest)
  await visit(guest, '/si/terms-conditions')
  await expect(guest.getByText('සියලු ඇණවුම් කල්තියා ගෙවිය යුතුයි.')).toBeVisible()
  await visit(guest, '/ta/terms-conditions')
  await expect(guest.getByRole('region', { name: 'Ordering' })).toHaveAttribute('lang', 'en')

  // The words from before stay readable, also by a link within the shop.
  await visit(guest, '/products')
  await guest.getByRole('link', { name: 'Terms', exact: true }).click()
  await guest.getByRole('region', { name: 'Versions' }).getByText('The first version').click()
  await expect(guest.getByText(/^Replaced on /)).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Common questions' })).toBeVisible()
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await visit(guest, `/terms-conditions?from=${day(0)}`))?.status()).toBe(200)
  expect((await visit(guest, '/terms-conditions?from=2020-01-01'))?.status()).toBe(404)
  await visit(guest, '/privacy-policy')
  await expect(guest.getByRole('heading', { name: 'Common questions' })).toBeVisible()

  await shop.ask("update orders set placed_at = placed_at - interval '2 days' where id = $1", [
    orderId,
  ])
  await enter(guest, customer)
  await visit(guest, `/orders?order=${orderId}`)
  await guest.getByRole('link', { name: 'The first version' }).click()
  await expect(guest.getByText(/^Replaced on /)).toBeVisible()
})

test('of two operators who publish for the same day the second one sees what the first has published', async ({
  page,
  shop,
}) => {
  await shop.enterAsOwner(page)
  await page.goto('/admin/legal')
  const form = formOf(page, 'Terms & Conditions')
  await expect(form).toBeVisible()
  const texts = { en: '## Ordering\nTheirs.', si: '', ta: '' }
  const params = { page: 'terms', validFrom: day(40) }
  const address = 'PUT /admin/legal/{page}/{validFrom}'
  await call(page.request, address, { params, body: { texts, version: 0 } })
  // Publishing another page shows the versions of all.
  await publishIn(page, formOf(page, 'Privacy Policy'))('## Privacy\nKept.', day(40))
  const versions = page.getByRole('list', { name: 'Versions: Terms & Conditions' })
  await expect(versions.getByText(`Read the version of ${day(40)}`)).toBeVisible()

  await publishIn(page, form)('## Ordering\nMine.', day(40))
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })
  await expect(conflict).toContainText('Theirs.')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Save mine over theirs' }).click()
  await expect(conflict).toHaveCount(0)
  const mine = (await call(page.request, 'GET /admin/legal')).filter(
    (each) => each.page === 'terms' && each.validFrom === day(40),
  )
  expect(mine).toMatchObject([{ texts: { en: '## Ordering\nMine.' }, version: 2 }])
})

test('who takes away a version that somebody else has taken away reads that there is none any more', async ({
  page,
  shop,
}) => {
  await shop.enterAsOwner(page)
  const params = { page: 'terms', validFrom: day(50) }
  const published = await call(page.request, 'PUT /admin/legal/{page}/{validFrom}', {
    params,
    body: { texts: { en: terms.en, si: '', ta: '' }, version: 0 },
  })
  await page.goto('/admin/legal')
  const withdrawal = page.getByRole('button', { name: `Take away the version of ${day(50)}` })
  await expect(withdrawal).toBeVisible()
  const body = { version: published.version }
  await call(page.request, 'DELETE /admin/legal/{page}/{validFrom}', { params, body })
  await withdrawal.press('Enter')
  await expect(page.getByText('There is no such version any more.')).toBeVisible()
  await expect(withdrawal).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
