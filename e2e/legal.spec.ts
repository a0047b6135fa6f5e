import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { reload, visit } from './visit.ts'

test('the privacy policy has its sections, its badge and an index that links to them', async ({
  page,
}) => {
  await visit(page, '/privacy-policy')
  await expect(page.getByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible()
  await expect(page.getByText('Updated: 2025')).toBeVisible()
  const index = page.getByRole('navigation', { name: 'On this page' })
  for (const name of [
    'Information we collect',
    'Use of information',
    'Sharing',
    'Security and your rights',
    'Refund policy',
    'Contact',
  ]) {
    await expect(page.getByRole('region', { name })).toContainText(/\w{3}/)
    await expect(index.getByRole('link', { name })).toBeVisible()
  }
  await index.getByRole('link', { name: 'Refund policy' }).click()
  await expect(page.getByRole('heading', { name: 'Refund policy' })).toBeInViewport()
  await expectAccessible(page)
})

test('the terms explain ordering, payment, delivery and returns', async ({ page }) => {
  await visit(page, '/terms-conditions')
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section('General terms')).toBeVisible()
  for (const sentence of [
    'All orders are prepaid by card or secure digital payment.',
    'Prices may change without notice, and an order is confirmed at the checkout price.',
    'Orders are confirmed by e-mail.',
    'Orders can be cancelled only before shipment.',
  ]) {
    await expect(section('Ordering and payment')).toContainText(sentence)
  }
  for (const sentence of [
    'mainly in Colombo and surrounding areas',
    'within 3-5 working days after order confirmation',
    'Delivery fees may apply and are calculated and shown at checkout.',
    'Damaged products must be reported within 24 hours of delivery.',
    'A wrong product is replaced.',
    'Shipped orders cannot be returned or refunded unless defective or damaged.',
  ]) {
    await expect(section('Shipping and delivery')).toContainText(sentence)
  }
  await expect(section('Liability and disclaimers')).toBeVisible()
  await expect(section('Contact')).toContainText('support@joybox.example')
  await expectAccessible(page)
})

for (const { language, path, onItsPage } of [
  { language: 'English', path: '', onItsPage: 'You cancel an order on its page' },
  { language: 'Sinhala', path: '/si', onItsPage: 'ඇණවුමේ පිටුවේ' },
  { language: 'Tamil', path: '/ta', onItsPage: 'ஓடரின் பக்கத்தில்' },
]) {
  test(`terms and privacy policy say in ${language} that orders are cancelled on their page`, async ({
    page,
  }) => {
    const section = (id: string) => page.getByRole('region').filter({ has: page.locator(id) })
    await visit(page, `${path}/terms-conditions`)
    await expect(section('#ordering-and-payment')).toContainText(onItsPage)
    await visit(page, `${path}/privacy-policy`)
    await expect(section('#refund-policy')).toContainText(onItsPage)
  })
}

test('the privacy policy names what the browser keeps', async ({ page }) => {
  await visit(page, '/privacy-policy')
  const collected = page.getByRole('region', { name: 'Information we collect' })
  for (const kept of [
    'that you are signed in',
    'the language you chose',
    'which address you chose last',
    'changes of your cart that we have not saved yet',
    'a package that you have not saved yet',
    'what you have typed and not sent yet',
    'an order that we have not answered yet',
    'While you change to another language it keeps what one page hands on to the next',
    'pages that you opened, with your cart, orders and packages',
  ]) {
    await expect(collected).toContainText(kept)
  }
})

for (const name of ['Terms', 'Privacy']) {
  test(`${name} opens at its top from the footer of another page`, async ({ page }) => {
    await visit(page, '/packages')
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('a legal page that is opened again starts at its top', async ({ page }) => {
  await visit(page, '/terms-conditions')
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await contact.scrollIntoViewIfNeeded()
  await reload(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await contact.click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page).toHaveURL('/terms-conditions')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link to a section of a legal text opens at it', async ({ page }) => {
  await visit(page, '/privacy-policy#refund-policy')
  await expect(page.getByRole('heading', { name: 'Refund policy' })).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the legal texts can be read', async ({ page }) => {
    for (const path of ['/privacy-policy', '/terms-conditions']) {
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible()
    }
  })
})
