import { expect, type Page } from './fixtures.ts'

/** A setting on the page of settings, with its form and its earlier values. */
export function settingOf(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

export async function saveSettingOf(page: Page, name: string) {
  await settingOf(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible()
}

/** Goes back to what the setting was at first. */
export async function restoreSettingOf(page: Page, name: string) {
  const setting = settingOf(page, name)
  await setting.getByText('Earlier values').click()
  await setting
    .getByRole('button', { name: `Restore: ${name}` })
    .last()
    .click()
  await expect(page.getByText(`Restored: ${name}`).last()).toBeVisible()
}
