import { expect, type Page } from '@playwright/test'
import { followTopBar } from './visit.ts'

/** The sections of the home page in their order, by their names. */
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

/** Scrolls to a section of the home page, whose script comes only then, and waits for it. */
export async function sectionOf(page: Page, name: string) {
  const section = page.getByRole('region', { name })
  // In one step: its elements are replaced when the script comes.
  await section.evaluate((element) => element.scrollIntoView())
  await expect(page.locator('[data-kept]', { has: section })).toHaveCount(0)
  return section
}

/** Comes to the home page from inside the shop, so that the browser itself loads what it shows. */
export async function moveHome(page: Page) {
  await followTopBar(page, 'JOY Box, home')
}
