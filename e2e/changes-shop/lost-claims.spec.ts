import { anOperator, changeSetting } from '../back-office.ts'
import { call } from '../call.ts'
import { addPhoto, completeNewest } from '../claiming.ts'
import { enter, fillCredentials } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { hold, loseNextResponse } from '../hold.ts'
import { switchTo } from '../language-switch.ts'
import { lookAgain } from '../look-again.ts'
import { aPaidOrder } from '../paid-order.ts'
import { reload, visit } from '../visit.ts'

test.afterEach(async ({ page }) => {
  await changeSetting(page, 'orders.claims', false)
})

/** The form on the page of a delivered order of two of each product, in which its customer has written what is missing. */
async function aWrittenClaim(page: Page) {
  const customer = await aPaidOrder(page, 'Ruwan Silva')
  await anOperator(page)
  const orderId = await completeNewest(page, customer.token)
  await changeSetting(page, 'orders.claims', true)
  await enter(page, customer)
  await visit(page, `/orders?order=${orderId}`)
  const form = page.getByRole('form', { name: 'Something is wrong' })
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  await form.getByLabel('Not in the bags').check()
  const words = form.getByLabel('What happened?')
  await words.fill('One is missing')
  const send = () => form.getByRole('button', { name: 'Send' }).click()
  return { customer, orderId, form, words, send }
}

type WrittenClaim = Awaited<ReturnType<typeof aWrittenClaim>>

/** The page after the response to a claim was lost. */
async function aClaimWithoutResponse(page: Page) {
  const { form, words, send } = await aWrittenClaim(page)
  await loseNextResponse(page, '**/api/claims')
  await send()
  await expect(form.getByRole('alert')).toBeVisible()
  await reload(page)
  await expect(words).toHaveValue('One is missing')
  const told = page.getByRole('region', { name: 'Something is wrong' }).getByText(/^1 × /)
  await expect(told).toHaveCount(1)
  return { words, send, told }
}

test('what the form shows while a claim is being sent is what is claimed', async ({ page }) => {
  const { form, words, send } = await aWrittenClaim(page)
  const sending = await hold(page, /\/api\/claims$/)
  await words.focus()
  await send()
  await sending.reached(1)
  await words.focus()
  await page.keyboard.type(' from the bag')
  await form.getByLabel('Damaged').click({ force: true })
  const shown = await words.inputValue()
  await sending.release()
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await expect(claims.getByText(shown, { exact: true })).toBeVisible()
  await expect(claims.getByText('Not in the bags', { exact: true })).toBeVisible()
})

/** Claims all units of the item that the form has chosen, as another tab does. */
async function claimChosenItem(page: Page, { orderId, customer, form }: WrittenClaim) {
  const { token } = customer
  const chosen = await form.getByLabel('Which items?').inputValue()
  const lines = [
    { goods: chosen, units: 2, kind: 'MISSING', wish: 'REFUND', words: '', photoIds: [] },
  ]
  const body = { orderId, lines, requestKey: crypto.randomUUID() }
  await call(page.request, 'POST /claims', { token, body })
}

test('a photograph that is too large is named before it is sent, and what is written stays', async ({
  page,
}) => {
  const { form, words } = await aWrittenClaim(page)
  await form.getByLabel('Damaged').check()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/claim-photos')) sent += 1
  })
  // No browser can decode it, so it is not made smaller.
  const buffer = Buffer.alloc(11_000_000)
  const photo = { name: 'torn bag.jpg', mimeType: 'image/jpeg', buffer }
  await form.getByLabel('Choose photo').setInputFiles(photo)
  await expect(form.getByRole('alert')).toHaveText(
    '“torn bag.jpg” is too large: a photo may have up to 10 MB. Please choose a smaller one.',
  )
  expect(sent).toBe(0)
  await expect(words).toHaveValue('One is missing')
  await addPhoto(form)
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('a claim with its photographs stays when the session ends before it is sent, and in another language', async ({
  page,
}) => {
  const { customer, form, words, send } = await aWrittenClaim(page)
  await form.getByLabel('Damaged').check()
  await addPhoto(form)
  await page.route('**/api/claims', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  })
  await send()
  await expect(page).toHaveURL('/login')
  await fillCredentials(page, customer)
  const photo = form.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toBeVisible()
  await switchTo(page, 'si')
  await expect(page.getByRole('img', { name: 'ඡායාරූපය 1' })).toBeVisible()
  await switchTo(page, 'en')
  await expect(photo).toBeVisible()
  await expect(words).toHaveValue('One is missing')
  await send()
  await expect(page.getByText('Thank you. We will write to you.')).toBeVisible()
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await expect(claims.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await claims.getByRole('button', { name: 'Add to it' }).click()
  await form.getByLabel('Damaged').check()
  await expect(form.getByRole('img')).toHaveCount(0)
})

test('who cannot load what can be claimed tries again there', async ({ page, consoleErrors }) => {
  const { orderId, form, words } = await aWrittenClaim(page)
  let isFailing = true
  await page.route(`**/api/orders/${orderId}/claims`, (route) =>
    isFailing ? route.abort() : route.fallback(),
  )
  await reload(page)
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await expect(claims.getByRole('alert')).toContainText('We could not load this.')
  isFailing = false
  await claims.getByRole('button', { name: 'Try Again' }).press('Enter')
  await expect(words).toHaveValue('One is missing')
  await expect(form.getByLabel('Which items?')).toBeFocused()
  // Of the calls that failed.
  consoleErrors.length = 0
})

test('what is written stays when all of its item is claimed in another tab', async ({ page }) => {
  const written = await aWrittenClaim(page)
  const { orderId, form, words, send } = written
  const items = form.getByLabel('Which items?')
  const [, other = ''] = await items.getByRole('option').allInnerTexts()
  await claimChosenItem(page, written)
  await lookAgain(page, `**/api/orders/${orderId}/claims`)
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await expect(claims).toContainText('What you told us')
  await expect(words).toHaveValue('One is missing')
  await items.selectOption(other)
  await send()
  await expect(page.getByText('Thank you. We will write to you.')).toBeVisible()
})

test('who claims too much, since another tab has, sees with the refusal what was claimed', async ({
  page,
}) => {
  const written = await aWrittenClaim(page)
  await claimChosenItem(page, written)
  await written.send()
  await expect(written.form.getByRole('alert')).toContainText('You have told us about so many')
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await expect(claims).toContainText('What you told us')
  await expect(written.words).toHaveValue('One is missing')
})

test('a claim whose response was lost is made once, although the page shows it when it is sent again', async ({
  page,
  consoleErrors,
}) => {
  const { send, told } = await aClaimWithoutResponse(page)
  await send()
  await expect(page.getByText('Thank you. We will write to you.')).toBeVisible()
  await expect(told).toHaveCount(1)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('who claims one more of the same, after the page has shown the first, claims two', async ({
  page,
  consoleErrors,
}) => {
  const { words, send, told } = await aClaimWithoutResponse(page)
  await words.fill('')
  await words.fill('One is missing')
  await send()
  await expect(page.getByText('Thank you. We will write to you.')).toBeVisible()
  await expect(told).toHaveCount(2)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('a claim is taken back although the answer was lost', async ({ page, consoleErrors }) => {
  const { send } = await aClaimWithoutResponse(page)
  await send()
  const claims = page.getByRole('region', { name: 'Something is wrong' })
  await claims.getByRole('button', { name: 'Take it back' }).click()
  await loseNextResponse(page, '**/withdrawal', 'PUT')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Taken back.', { exact: true })).toBeVisible()
  await expect(claims).toContainText('Taken back')
  // Of the responses that were lost.
  consoleErrors.length = 0
})
