import { expectAccessible } from '../accessibility.ts'
import { anOperator, changeSetting } from '../back-office.ts'
import { aSavedPackage, card } from '../custom-packages-page.ts'
import { aCustomer, enter, enterAsNewcomer, expectNoWiderThanScreen } from '../customers.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { loseNextResponse } from '../hold.ts'
import { untilInteractive, visit } from '../visit.ts'

test('a package is shared by a link, copied by somebody else, and the link ended', async ({
  page,
  browser,
}) => {
  await anOperator(page)
  const { customer, calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Poya morning')
  await visit(page, '/mypackages')
  await expect(card(page, 'Poya morning')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)

  await changeSetting(page, 'packages.sharing', true)
  const context = await browser.newContext({ viewport: { width: 320, height: 740 } })
  try {
    await visit(page, '/mypackages')
    await card(page, 'Poya morning').getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share Poya morning' })
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const link = await dialog.getByLabel('Link').inputValue()
    expect(link).toMatch(/\/shared-packages\/[\w-]{22}$/)
    await expectAccessible(page)

    const friend = await context.newPage()
    const response = await visit(friend, link)
    const html = (await response?.text()) ?? ''
    for (const personal of [customer.name, customer.email, 'userId']) {
      expect(html).not.toContain(personal)
    }
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Poya morning')
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    )
    await expectNoWiderThanScreen(friend)
    await expectAccessible(friend)
    await friend.getByRole('button', { name: 'Copy to my packages' }).click()
    await expect(friend).toHaveURL(/\/login$/)
    await enter(friend, await aCustomer(friend.request))
    await visit(friend, link)
    await friend.getByRole('button', { name: 'Copy to my packages' }).click()
    await expect(friend).toHaveURL(/\/custom_packages$/)
    await expect(friend.getByText('Poya morning').first()).toBeVisible()
    await friend
      .getByRole('button', { name: /^Save( Package)?$/ })
      .first()
      .click()
    await expect(friend.getByText('Package saved successfully!')).toBeVisible()

    await dialog.getByRole('button', { name: 'End the link' }).click()
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
    const ended = await friend.goto(link)
    expect(ended?.status()).toBe(404)
    await untilInteractive(friend)
    await expect(friend.getByText('404 - Page Not Found')).toBeVisible()
    expect((await friend.goto('/shared-packages/what-is-this'))?.status()).toBe(404)
  } finally {
    await context.close()
    await changeSetting(page, 'packages.sharing', false)
  }
})

/** Opens, by the keyboard, the question about sharing a package that the newcomer has saved. */
async function openSharing(page: Page) {
  const { calls } = await enterAsNewcomer(page)
  await aSavedPackage(page, calls, 'Poya morning')
  await visit(page, '/mypackages')
  await card(page, 'Poya morning').getByRole('button', { name: 'Share' }).press('Enter')
  return page.getByRole('dialog', { name: 'Share Poya morning' })
}

test('the keyboard goes on at the link once it is made, and at its button once it is ended', async ({
  page,
}) => {
  await anOperator(page)
  await changeSetting(page, 'packages.sharing', true)
  try {
    const dialog = await openSharing(page)
    await dialog.getByRole('button', { name: 'Make a link' }).press('Enter')
    await expect(dialog.getByLabel('Link')).toBeFocused()
    await dialog.getByRole('button', { name: 'End the link' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeFocused()
  } finally {
    await changeSetting(page, 'packages.sharing', false)
  }
})

test('a link is made, and ended, although the answer was lost', async ({ page, consoleErrors }) => {
  await anOperator(page)
  await changeSetting(page, 'packages.sharing', true)
  try {
    const dialog = await openSharing(page)
    await loseNextResponse(page, /custom-packages\/\d+\/share$/, 'PUT')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog.getByLabel('Link')).toBeVisible()
    await loseNextResponse(page, /custom-packages\/\d+\/share$/, 'DELETE')
    await dialog.getByRole('button', { name: 'End the link' }).click()
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible()
  } finally {
    await changeSetting(page, 'packages.sharing', false)
  }
  // Of the responses that were lost.
  consoleErrors.length = 0
})
