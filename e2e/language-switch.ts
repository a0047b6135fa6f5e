import { expect, type Page } from '@playwright/test'
import { languageLabels } from '../domain/texts/language-labels.ts'
import type { Language } from '../domain/texts/texts.ts'
import { untilInteractive } from './visit.ts'

/** Changes to the same page in another language by its link in the top bar. */
export async function switchTo(page: Page, language: Language) {
  const name = languageLabels[language]
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  // The page before has its script, too.
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-LK`)
  await untilInteractive(page)
}
