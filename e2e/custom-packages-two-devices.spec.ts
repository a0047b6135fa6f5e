import { call } from './call.ts'
import {
  addFromShelf,
  aSavedPackage,
  box,
  card,
  chosen,
  openToEdit,
  pressInBox,
} from './custom-packages-page.ts'
import { aCustomer, enter, tokenOf } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'

/** A customer's package that is open in the builder, and calls of the customer's other device. */
async function aPackageOnTwoDevices(page: Page) {
  const customer = await aCustomer(page.request)
  const calls = await enter(page, customer)
  const { id, packageItems } = await aSavedPackage(page, calls, 'Sunday lunch')
  await openToEdit(page, 'Sunday lunch')
  await expect(chosen(page)).toHaveCount(2)
  const token = await tokenOf(page.request, customer)
  const params = { id }
  return {
    /** Saves the package there with one item of two. */
    saveThere: () =>
      call(page.request, 'PUT /custom-packages/{id}', {
        params,
        body: { packageName: 'Sunday lunch', packageItems: packageItems.slice(0, 1) },
        token,
      }),
    deleteThere: () => call(page.request, 'DELETE /custom-packages/{id}', { params, token }),
    saved: () => call(page.request, 'GET /custom-packages/{id}', { params, token }),
  }
}

const changed = (page: Page) =>
  box(page).getByText(/^This package has been changed since you opened it/)

test('who changes a package that was changed on another device reads so, and decides', async ({
  page,
}) => {
  const { saveThere, saved } = await aPackageOnTwoDevices(page)
  await addFromShelf(page, 2)
  await saveThere()
  await pressInBox(page, 'Update Package')
  await expect(changed(page)).toBeFocused()
  await expect(chosen(page)).toHaveCount(3)
  expect((await saved()).packageItems).toHaveLength(1)
  await pressInBox(page, 'Update Package')
  await expect(card(page, 'Sunday lunch')).toBeVisible()
  expect((await saved()).packageItems).toHaveLength(3)
})

test('who cancels then sees what the other device has saved', async ({ page }) => {
  const { saveThere } = await aPackageOnTwoDevices(page)
  await addFromShelf(page, 2)
  await saveThere()
  await pressInBox(page, 'Update Package')
  await expect(changed(page)).toBeVisible()
  await pressInBox(page, 'Cancel')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
  await expect(chosen(page)).toHaveCount(1)
})

test('an update whose answer was lost is no change of somebody else', async ({
  page,
  consoleErrors,
}) => {
  await aPackageOnTwoDevices(page)
  await addFromShelf(page, 2)
  await loseNextResponse(page, '**/api/custom-packages/*', 'PUT')
  await pressInBox(page, 'Update Package')
  await expect(box(page).getByText('Failed to update package. Please try again.')).toBeVisible()
  await pressInBox(page, 'Update Package')
  await expect(page.getByText('Package updated successfully!')).toBeVisible()
  consoleErrors.length = 0
})

test('changes to a package that was deleted on another device are saved as a new one', async ({
  page,
}) => {
  const { deleteThere, saved } = await aPackageOnTwoDevices(page)
  await addFromShelf(page, 2)
  await deleteThere()
  await pressInBox(page, 'Update Package')
  await expect(page.getByText('Package saved successfully!')).toBeVisible()
  await expect(card(page, 'Sunday lunch')).toHaveCount(1)
  await card(page, 'Sunday lunch').getByRole('button', { name: 'Edit' }).click()
  await expect(chosen(page)).toHaveCount(3)
  await expect(saved()).rejects.toThrow('404')
})
