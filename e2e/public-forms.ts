import type { Page } from '@playwright/test'

export const contactForm = (page: Page) => page.getByRole('form', { name: 'Get in Touch' })
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

export async function fillContact(page: Page, message: string) {
  const form = contactForm(page)
  await form.getByLabel('Name').fill('Ruwan Silva')
  await form.getByLabel('Email').fill('ruwan@example.com')
  await form.getByLabel('Message').fill(message)
  return form
}
