import type { Page } from './fixtures.ts'

/** Chooses orders on the list, which is searched for each of them, so that it shows only the last. */
export async function chooseEach(page: Page, orderIds: readonly number[]) {
  for (const id of orderIds) {
    await page.getByLabel('Id, name, phone, transaction').fill(String(id))
    await page.keyboard.press('Enter')
    await choiceOf(page, id).check()
  }
}

export const choiceOf = (page: Page, id: number) =>
  page.getByLabel(`Choose order ${id}`, { exact: true })

export async function completeChosen(page: Page) {
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
}
