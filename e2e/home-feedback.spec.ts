import type { Page } from '@playwright/test'
import { languages } from '../domain/texts/languages.ts'
import { expectAccessible } from './accessibility.ts'
import { enterAsNewcomer, fillCredentials } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { moveHome, sectionOf } from './home-page.ts'
import { switchTo } from './language-switch.ts'
import { visit } from './visit.ts'

const { si } = languages

const openReviews = (page: Page) => sectionOf(page, 'What customers say')

/** Opens the reviews with the form, as a customer. */
async function openForm(page: Page) {
  const { customer } = await enterAsNewcomer(page)
  await visit(page, '/')
  const reviews = await openReviews(page)
  await reviews.getByRole('button', { name: 'Give feedback' }).click()
  const form = page.getByRole('form', { name: 'How was it?' })
  await expect(form.getByRole('heading', { name: 'How was it?' })).toBeFocused()
  return { customer, reviews, form }
}

test('a review shows initials, name, message and its stars', async ({ page }) => {
  await visit(page, '/')
  const reviews = await openReviews(page)
  const review = reviews.getByRole('listitem').filter({ hasText: 'Kasun Sample' })
  await expect(review).toContainText('KS')
  await expect(review).toContainText('4 of 5 stars')
  await expect(review).toContainText('Good prices on rice and dhal.')
  await expect(review.getByRole('button')).toHaveCount(0)
})

test('the reviews turn by arrows and dots', { tag: '@phone' }, async ({ page, isMobile }) => {
  await visit(page, '/')
  const reviews = await openReviews(page)
  const dots = reviews.getByRole('button', { name: /^Show reviews/ })
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true')
  await expect(reviews.getByRole('listitem').nth(0)).toBeInViewport()

  // Keys, because a click may scroll the reviews away to reach its button.
  await reviews.getByRole('button', { name: 'Next reviews' }).press('Enter')
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
  const atATime = isMobile ? 1 : 3
  await expect(reviews.getByRole('listitem').nth(atATime)).toBeInViewport()
  await expect(reviews.getByRole('listitem').nth(0)).not.toBeInViewport()

  await reviews.getByRole('button', { name: 'Previous reviews' }).press('Enter')
  await expect(reviews.getByRole('listitem').nth(0)).toBeInViewport()
  await dots.nth(2).press('Enter')
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(reviews.getByRole('listitem').nth(2 * atATime)).toBeInViewport()
})

test('a review of more than 200 letters is cut, and opened and closed on demand', async ({
  page,
}) => {
  await visit(page, '/')
  const reviews = await openReviews(page)
  const review = reviews.getByRole('listitem').filter({ hasText: 'Example Long Review' })
  await expect(review).not.toContainText('without a single question.')
  await review.getByRole('button', { name: 'See more' }).press('Enter')
  await expect(review).toContainText('without a single question.')
  await review.getByRole('button', { name: 'See less' }).press('Enter')
  await expect(review).not.toContainText('without a single question.')
})

test('without any feedback the section invites the first', async ({ page }) => {
  await page.route('**/api/feedback', (route) => route.fulfill({ json: [] }))
  await moveHome(page)
  const reviews = await openReviews(page)
  await expect(reviews.getByText('No feedback available')).toBeVisible()
  await expect(reviews.getByText('Be the first to leave us a review!')).toBeVisible()
})

test('when feedback cannot be loaded the section and a message say so, and it tries again', async ({
  page,
}) => {
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 400, json: {} }))
  await moveHome(page)
  const reviews = await openReviews(page)
  await expect(reviews.getByText('Something went wrong')).toBeVisible()
  const messages = page.getByRole('region', { name: /Notifications/ })
  await expect(messages.getByText('Something went wrong')).toBeVisible()
  await page.unroute('**/api/feedback')
  await reviews.getByRole('button', { name: 'Try Again' }).click()
  await expect(reviews.getByText('Kasun Sample')).toBeAttached()
})

test('a guest is asked to log in and returns to the home page', async ({ page }) => {
  await visit(page, '/')
  const reviews = await openReviews(page)
  await reviews.getByRole('button', { name: 'Give feedback' }).click()
  await expect(page.getByText('Please login to give feedback')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => window.history.state.usr)).toEqual({ from: '/' })
})

test('a customer gives feedback; the form closes and is emptied, and the list shows it', async ({
  page,
}) => {
  const { customer, reviews, form } = await openForm(page)
  await expect(form.getByLabel('Name')).toHaveValue(customer.name)
  await form.getByLabel('Name').fill('Nimali from Galle')
  await form.getByRole('radio', { name: '1 star' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
  const message = `The jak fruit was sweet. ${Date.now()}`
  await form.getByLabel('Message').fill(message)
  await form.getByRole('button', { name: 'Submit' }).dblclick()

  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(reviews.getByText(message)).toHaveCount(1)
  await expect(reviews.getByText(message)).toBeInViewport()

  await reviews.getByRole('button', { name: 'Give feedback' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect(form.getByLabel('Name')).toHaveValue(customer.name)
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await reviews.getByRole('button', { name: 'Close feedback form' }).click()
  await expect(form).toBeHidden()
})

test('the form explains every invalid field and sends nothing', async ({ page }) => {
  const { form } = await openForm(page)
  const name = form.getByLabel('Name')
  const message = form.getByLabel('Message')
  const submit = form.getByRole('button', { name: 'Submit' })
  await name.fill('')
  await submit.click()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(name).toBeFocused()
  await expect(form.getByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription(
    'Please select a rating',
  )
  await expect(form.getByText('Feedback message is required')).toBeVisible()

  await name.fill('N')
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters')
  await name.fill('N'.repeat(60))
  await expect(name).toHaveValue('N'.repeat(50))
  await message.fill('Short')
  await expect(form.getByText('Feedback must be at least 10 characters')).toBeVisible()
  await message.fill('word '.repeat(21))
  await expect(form.getByText('Feedback must be 20 words or less')).toBeVisible()
  await message.fill('word '.repeat(20))
  await expect(form.getByText('Feedback must be 20 words or less')).toBeHidden()
  await expectAccessible(page)
})

test('words are counted, coloured near the limit, and blocked beyond it', async ({ page }) => {
  const { form } = await openForm(page)
  const message = form.getByLabel('Message')
  await expect(form.getByText('0/50 words')).toBeVisible()
  await expect(form.getByText('Maximum 50 words allowed')).toBeHidden()
  await message.focus()
  await expect(form.getByText('Maximum 50 words allowed')).toBeVisible()

  const words = (count: number) => Array.from({ length: count }, () => 'leaf').join(' ')
  await message.fill(words(44))
  await expect(form.getByText('44/50 words')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await message.fill(words(45))
  await expect(form.getByText('45/50 words')).toHaveCSS('background-color', 'rgb(246, 178, 27)')
  await message.fill(words(50))
  await message.pressSequentially(' more')
  await expect(message).toHaveValue(`${words(50)} `)
  await message.fill(words(51))
  await expect(message).toHaveValue(`${words(50)} `)
  await expect(form.getByText('50/50 words')).toHaveCSS('background-color', 'rgb(246, 178, 27)')
})

async function fillForm(form: ReturnType<Page['getByRole']>) {
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await form.getByLabel('Message').fill('Everything was fresh.')
  await form.getByRole('button', { name: 'Submit' }).click()
}

for (const [status, words, json] of [
  [429, 'Please wait 1 hour.', { message: 'Please wait 1 hour.' }],
  [403, 'Access denied. Please check your permissions.', {}],
  [500, 'Failed to submit feedback. Please try again.', {}],
  [202, 'Failed to submit feedback. Please try again.', {}],
] as const) {
  test(`feedback answered with ${status} is explained in the form, which stays as it was`, async ({
    page,
    consoleErrors,
  }) => {
    const { form } = await openForm(page)
    await page.route('**/api/feedback', (route) => route.fulfill({ status, json }))
    await fillForm(form)
    await expect(form.getByText(words)).toBeFocused()
    await expect(form.getByLabel('Message')).toHaveValue('Everything was fresh.')
    // The browser itself logs a server error.
    consoleErrors.splice(0)
  })
}

test('feedback refused with 401 ends the session and leads to the login page', async ({ page }) => {
  const { form } = await openForm(page)
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 401, json: {} }))
  await fillForm(form)
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('feedback that a session has ended on is in the form after logging in', async ({ page }) => {
  const { customer, form } = await openForm(page)
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 401, json: {} }))
  await fillForm(form)
  await expect(page).toHaveURL('/login')
  await page.unroute('**/api/feedback')
  await fillCredentials(page, customer)
  await expect(page).toHaveURL('/')
  await openReviews(page)
  await expect(form.getByLabel('Message')).toHaveValue('Everything was fresh.')
  await expect(form.getByText('3/50 words')).toBeVisible()
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  await expect(form).toBeHidden()
})

test('feedback stays in its form in another language, until the form is closed', async ({
  page,
}) => {
  const { reviews, form } = await openForm(page)
  await form.getByLabel('Message').fill('Everything was fresh.')
  await switchTo(page, 'si')
  await sectionOf(page, si.feedbackTexts.title)
  const inSinhala = page.getByRole('form', { name: si.feedbackTexts.formTitle })
  await expect(inSinhala.locator('[name=message]')).toHaveValue('Everything was fresh.')
  await page.getByRole('button', { name: si.feedbackTexts.closeForm }).click()
  await expect(inSinhala).toBeHidden()
  await switchTo(page, 'en')
  await openReviews(page)
  await reviews.getByRole('button', { name: 'Give feedback' }).click()
  await expect(form.getByLabel('Message')).toHaveValue('')
})

test('the form is not closed while feedback is being sent, which may fail', async ({ page }) => {
  const { reviews, form } = await openForm(page)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/feedback', async (route) => {
    await isReleased
    await route.fulfill({ status: 403, json: {} })
  })
  await fillForm(form)
  await expect(form.getByRole('button', { name: 'Sending' })).toBeVisible()
  await reviews.getByRole('button', { name: 'Close feedback form' }).press('Enter')
  release()
  await expect(form.getByText('Access denied. Please check your permissions.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Everything was fresh.')
})

test('feedback without a token is not sent', async ({ page }) => {
  const { form } = await openForm(page)
  await page.evaluate(() => window.localStorage.removeItem('token'))
  await fillForm(form)
  await expect(form.getByText('Authentication token not found')).toBeFocused()
})
