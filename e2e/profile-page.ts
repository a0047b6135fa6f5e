import type { Page } from '@playwright/test'
import { enterAsNewcomer } from './customers.ts'
import { visit } from './visit.ts'

export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name })
export const details = (page: Page) => page.getByRole('region', { name: 'Your details' })

/** Opens the profile of a new customer. */
export async function openProfile(page: Page) {
  const { customer } = await enterAsNewcomer(page)
  await visit(page, '/userprofile')
  return customer
}
