import { expect, type Page } from './fixtures.ts'

/** A setting on the page of settings, with its form and its earlier values. */
export function settingOf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

export async function saveSettingOf(page: Page, name: string) {
  await settingOf(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible()
}

/** Opens the earlier values of a setting. Returns the button that restores the first of them. */
export async function openEarlierValues(page: Page, name: string) {
  const setting = settingOf(page, name)
  await setting.getByText('Earlier values').click()
  return setting.getByRole('button', { name: `Restore: ${name}` }).last()
}

/** Goes back to what the setting was at first. */
export async function restoreSettingOf(page: Page, name: string) {
  const restore = await openEarlierValues(page, name)
  await restore.click()
  await expect(page.getByText(`Restored: ${name}`).last()).toBeVisible()
}
