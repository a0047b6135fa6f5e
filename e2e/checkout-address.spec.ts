import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addressOf, fillAddress, mainButton, saveButton } from './address-manager.ts'
import {
  aCustomer,
  addAddress,
  atCheckout,
  deliverTo,
  fillCart,
  openCheckout,
  placeOrder,
  readyToOrder,
  summary,
} from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { hold, loseNextResponse } from './hold.ts'
import { reload } from './visit.ts'

const answer = (page: Page, name: 'Yes' | 'No') =>
  page.getByRole('alertdialog').getByRole('button', { name })

test('an address is added, changed and deleted', async ({ page, request }) => {
  await atCheckout(page, request)
  await expect(page.getByText('You have no saved address yet.')).toBeVisible()
  await expect(mainButton(page)).toHaveText('Add New Address')

  // The form names the required fields, and hides the summary.
  await mainButton(page).click()
  await expect(summary(page)).toBeHidden()
  await expect(page.getByLabel('Country')).toHaveValue('Sri Lanka')
  await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel')
  const form = page.getByRole('form', { name: 'New address' })
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email')
  await saveButton(page).click()
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(1)
  await expect(page.getByLabel('Recipient name')).toBeFocused()
  for (const label of ['Recipient name', 'Phone', 'Street address', 'Postal code']) {
    const field = page.getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Please fill in all required fields')
  }
  await expect(page.getByLabel('Country')).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page)

  await fillAddress(page)
  await page.getByLabel('Country').fill('')
  await saveButton(page).click()
  await expect(page.getByText('Address saved successfully!')).toBeVisible()
  await expect(addressOf(page, 'Nimali')).toContainText('No. 12, Example Lane, 10250, Sri Lanka')
  await expect(addressOf(page, 'Nimali')).toHaveAttribute('aria-pressed', 'false')
  await expect(mainButton(page)).toBeFocused()
  await expect(summary(page)).toBeVisible()

  // It is changed in a form filled with it; cancelling says so.
  const edit = page.getByRole('button', { name: 'Edit address of Nimali Perera' })
  await edit.click()
  await expect(page.getByLabel('Recipient name')).toHaveValue('Nimali Perera')
  await expect(page.getByLabel('Street address')).toHaveValue('No. 12, Example Lane')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Address editing cancelled')).toBeVisible()
  await edit.click()
  await page.getByLabel('Street address').fill('No. 14, Example Lane')
  await saveButton(page).click()
  await expect(page.getByText('Address updated successfully!')).toBeVisible()
  await expect(addressOf(page, 'Nimali')).toContainText('No. 14, Example Lane')

  // Deleting asks first.
  const remove = page.getByRole('button', { name: 'Delete address of Nimali Perera' })
  await remove.click()
  await expect(page.getByText('Are you sure you want to delete this address?')).toBeVisible()
  await answer(page, 'No').click()
  await expect(remove).toBeFocused()
  await remove.click()
  await answer(page, 'Yes').click()
  await expect(page.getByText('Address deleted successfully!')).toBeVisible()
  await expect(page.getByText('You have no saved address yet.')).toBeVisible()
  await expect(mainButton(page)).toBeFocused()
})

test('an address that is being saved is not cancelled, so that it closes no form that is opened later', async ({
  page,
  request,
}) => {
  await atCheckout(page, request)
  await mainButton(page).click()
  await fillAddress(page)
  const saving = await hold(page, /\/api\/recipients$/)
  await saveButton(page).click()
  await saving.reached(1)
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeDisabled()
  await saving.release()
  await expect(page.getByText('Address saved successfully!')).toBeVisible()
  await expect(cancel).toHaveCount(0)
})

test('one of several addresses is chosen, stays chosen on return, and can be deselected', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await addAddress(request, customer, 'Nimali Perera')
  await addAddress(request, customer, 'Kamala Perera')
  await openCheckout(page, customer)

  // First one, then all, then the form for another.
  await expect(addressOf(page, 'Nimali')).toBeVisible()
  await expect(addressOf(page, 'Kamala')).toBeHidden()
  await expect(page.getByText('Recent')).toBeHidden()
  await expect(mainButton(page)).toHaveText('View All Addresses')
  await mainButton(page).click()
  await expect(addressOf(page, 'Kamala')).toBeVisible()
  await expect(mainButton(page)).toHaveText('Add New Address')
  await mainButton(page).click()
  await expect(page.getByLabel('Recipient name')).toHaveValue('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Address editing cancelled')).toBeHidden()
  await expect(mainButton(page)).toHaveText('View All Addresses')
  await expect(mainButton(page)).toBeFocused()

  await mainButton(page).click()
  await deliverTo(page, 'Kamala')
  await reload(page)
  const kamala = addressOf(page, 'Kamala Perera Recent')
  await expect(kamala).toHaveAttribute('aria-pressed', 'true')
  await expect(addressOf(page, 'Nimali')).toBeHidden()
  await expect(placeOrder(page)).toBeEnabled()
  await kamala.click()
  await expect(kamala).toHaveAttribute('aria-pressed', 'false')
  await expect(placeOrder(page)).toBeDisabled()

  // Deleting the chosen one chooses another.
  await kamala.click()
  await page.getByRole('button', { name: 'Delete address of Kamala Perera' }).click()
  await answer(page, 'Yes').click()
  await expect(addressOf(page, 'Nimali')).toHaveAttribute('aria-pressed', 'true')

  // One that was deleted in the meantime is no longer chosen.
  const headers = { Authorization: `Bearer ${customer.token}` }
  const [nimali] = await (await request.get('/api/recipients/search-by-user', { headers })).json()
  await request.delete(`/api/recipients/${nimali.recipientId}`, { headers })
  await addAddress(request, customer, 'Kasun Silva')
  await reload(page)
  await expect(addressOf(page, 'Kasun')).toHaveAttribute('aria-pressed', 'false')
  await deliverTo(page, 'Kasun')

  // Each customer has their own choice.
  const other = await aCustomer(request)
  await fillCart(request, other)
  await addAddress(request, other, 'Ruwan Silva')
  await openCheckout(page, other)
  await expect(addressOf(page, 'Ruwan')).toHaveAttribute('aria-pressed', 'false')
  await openCheckout(page, customer)
  await expect(addressOf(page, 'Kasun')).toHaveAttribute('aria-pressed', 'true')
})

test('while none is chosen, an address shakes twice, at the end of every 5 s', async ({
  page,
  request,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await addAddress(request, customer)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openCheckout(page, customer)
  const shakes = () =>
    addressOf(page, 'Nimali').evaluate((button) =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(button))
        .map(({ effect }) => {
          const { duration, iterations } = effect?.getTiming() ?? {}
          const moving = (effect as KeyframeEffect)
            .getKeyframes()
            .filter(({ transform }) => transform !== 'translateX(0px)' && transform !== 'none')
          return { duration, iterations, movesFrom: moving[0]?.offset }
        }),
    )
  await expect(addressOf(page, 'Nimali')).toBeVisible()
  const [shake, ...others] = await shakes()
  expect(others).toEqual([])
  expect(shake).toMatchObject({ duration: 5000, iterations: 2 })
  // It rests for 4.5 s, then moves to and fro for half a second.
  expect(shake?.movesFrom).toBeGreaterThan(0.9)

  await deliverTo(page, 'Nimali')
  expect(await shakes()).toEqual([])
  await deliverTo(page, 'Nimali')
  expect(await shakes()).toHaveLength(1)

  // Twice a visit, also after the form was open and after a change of mind.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations === 2) animation.finish()
    }
  })
  await page.getByRole('button', { name: 'Edit address of Nimali Perera' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(addressOf(page, 'Nimali')).toBeVisible()
  expect(await shakes()).toEqual([])
  await deliverTo(page, 'Nimali')
  await deliverTo(page, 'Nimali')
  expect(await shakes()).toEqual([])

  // Never where reduced motion is preferred.
  await deliverTo(page, 'Nimali')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await deliverTo(page, 'Nimali')
  expect(await shakes()).toEqual([])
})

test('a failure to load, save or delete addresses is explained, and nothing typed is lost', async ({
  page,
  request,
  consoleErrors,
}) => {
  const customer = await aCustomer(request)
  await fillCart(request, customer)
  await addAddress(request, customer)
  await page.route('**/api/recipients/search-by-user', (route) =>
    route.fulfill({ status: 400, json: { message: 'No' } }),
  )
  await openCheckout(page, customer)
  await expect(page.getByText('Failed to load saved addresses')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toContainText(
    'Your addresses could not be loaded',
  )
  await expect(placeOrder(page)).toBeDisabled()
  await page.unroute('**/api/recipients/search-by-user')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(addressOf(page, 'Nimali')).toBeVisible()

  await page.route(/\/api\/recipients(\/\d+)?$/, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Edit address of Nimali Perera' }).click()
  await page.getByLabel('Street address').fill('No. 14, Example Lane')
  await saveButton(page).click()
  const failure = 'Failed to save address. Please try again.'
  await expect(page.getByRole('form').getByText(failure)).toBeFocused()
  await expect(page.getByLabel('Street address')).toHaveValue('No. 14, Example Lane')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Delete address of Nimali Perera' }).click()
  await answer(page, 'Yes').click()
  await expect(page.getByText('Failed to delete address. Please try again.')).toBeVisible()
  await expect(addressOf(page, 'Nimali')).toBeVisible()
  consoleErrors.length = 0
})

test('an address is said to be deleted although the answer was lost', async ({
  page,
  request,
  consoleErrors,
}) => {
  await readyToOrder(page, request)
  await loseNextResponse(page, '**/api/recipients/*', 'DELETE')
  await page.getByRole('button', { name: 'Delete address of Nimali Perera' }).click()
  await answer(page, 'Yes').click()
  await expect(page.getByText('Address deleted successfully!')).toBeVisible()
  await expect(addressOf(page, 'Nimali')).toHaveCount(0)
  await expect(page.getByText('Failed to delete address')).toHaveCount(0)
  // Of the response that was lost.
  consoleErrors.length = 0
})

test('an address whose response was lost is saved once', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { customer } = await atCheckout(page, request)
  await mainButton(page).click()
  await fillAddress(page)
  await loseNextResponse(page, '**/api/recipients')
  await saveButton(page).click()
  const failure = 'Failed to save address. Please try again.'
  await expect(page.getByRole('form').getByText(failure)).toBeFocused()
  await reload(page)
  await saveButton(page).click()
  await expect(addressOf(page, 'Nimali')).toBeVisible()
  const headers = { Authorization: `Bearer ${customer.token}` }
  const addresses = await request.get('/api/recipients/search-by-user', { headers })
  expect(await addresses.json()).toHaveLength(1)
  consoleErrors.length = 0
})
