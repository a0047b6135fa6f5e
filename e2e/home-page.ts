import { expect, type Page } from '@playwright/test'
import { followTopBar } from './visit.ts'

/** The names of the home page's sections, in order. */
export const sections = [
  'Packages',
  'How it works',
  'Departments',
  'Popular Products',
  'Fresh like a morning at the pola',
  'What customers say',
  'The shop in your pocket',
  'A place in the box for a neighbour',
  'Contact',
  'We are in Sri Lanka',
]

/** Scrolls to a section of the home page, whose script loads only then, and waits for it. */
export async function sectionOf(page: Page, name: string) {
  const section = page.getByRole('region', { name })
  // In one step, because its elements are replaced when the script loads.
  await section.evaluate((element) => element.scrollIntoView())
  await expect(page.locator('[data-kept]', { has: section })).toHaveCount(0)
  return section
}

/** Opens the home page from another page of the shop, so that the browser itself loads its data. */
export async function moveHome(page: Page) {
  await followTopBar(page, 'JOY Box, home')
}
