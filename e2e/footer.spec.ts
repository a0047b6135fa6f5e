import { toastMs } from '../ui/motion.ts'
import { expectAccessible } from './accessibility.ts'
import { enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { aNewcomer, expect, test } from './fixtures.ts'
import { visit } from './visit.ts'

test('the footer has the required words, and its links lead where they say', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => element.scrollIntoView())
  await expect(
    footer.getByRole('heading', { name: 'Your monthly dose of updates, and offers' }),
  ).toBeVisible()
  for (const text of [
    'Subscribe with your email — be the first to know about new product releases and amazing deals!',
    '+94 11 000 0000',
    'Sri Lanka, Colombo',
    '2025 JOY Box All Rights Reserved.',
  ]) {
    await expect(footer.getByText(text)).toBeVisible()
  }
  for (const name of ['Facebook', 'Instagram', 'X', 'App Store', 'Google Play']) {
    await expect(footer.getByRole('link', { name: new RegExp(`\\b${name}\\b`) })).toHaveAttribute(
      'target',
      '_blank',
    )
  }
  await expect(footer.getByText('Cookies')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Cookies' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms-conditions')
})

test("the footer's box subscribes an e-mail address once, and explains a bad one", async ({
  page,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/newsletter')) sent += 1
  })
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => element.scrollIntoView())
  await expect(page.locator('[data-kept]', { has: footer })).toHaveCount(0)
  const box = footer.getByLabel('Your e-mail address')
  const subscribe = footer.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await expect(box).toHaveAccessibleDescription('Email is required')
  await box.fill('nimali@')
  await expect(box).toHaveAccessibleDescription('Please enter a valid email address')
  await expectAccessible(page)
  await expectNoWiderThanScreen(page)
  expect(sent).toBe(0)

  await box.fill(`nimali.${Date.now()}@example.com`)
  await subscribe.dblclick()
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  await expect(box).toHaveValue('')
  expect(sent).toBe(1)

  const messages = page.getByRole('region', { name: /Notifications/ })
  for (const [json, words] of [
    [{}, 'Something went wrong'],
    [{ message: 'No more mails today.' }, 'No more mails today.'],
  ] as const) {
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 400, json }))
    await box.fill('nimali@example.com')
    await subscribe.click()
    await expect(messages.getByText(words)).toBeVisible()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('nimali@example.com')
  }
})

test('thanks for subscribing take the place of the failure before', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.evaluate((element) => element.scrollIntoView())
  await expect(page.locator('[data-kept]', { has: footer })).toHaveCount(0)
  const box = footer.getByLabel('Your e-mail address')
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 400, json: {} }))
  await box.fill(aNewcomer().email)
  await box.press('Enter')
  const failure = page.getByText('Something went wrong')
  await expect(failure).toBeVisible()
  // It does not close by itself.
  await page.evaluate((toastMs) => {
    const animations = document.getAnimations()
    const closing = animations.filter(({ effect }) => effect?.getTiming().duration === toastMs)
    for (const animation of closing) animation.pause()
  }, toastMs)
  await page.unroute('**/api/newsletter')
  await box.press('Enter')
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('an address in the box goes with the customer who signs out', async ({ page }) => {
  await enterAsNewcomer(page)
  await visit(page, '/terms-conditions')
  const box = page.getByRole('contentinfo').getByLabel('Your e-mail address')
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' })
  await expect(signOut).toBeVisible()
  await box.fill(aNewcomer().email)
  await signOut.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(box).toHaveValue('')
})
