import { tokenKey } from '../app/api/token.ts'
import { aCustomer, enterAsNewcomer, fillCredentials } from './customers.ts'
import { expect, type Page, test } from './fixtures.ts'
import { sectionOf } from './home-page.ts'
import { reload, visit } from './visit.ts'

const contactForm = (page: Page) => page.getByRole('form', { name: 'Get in Touch' })
const message = (page: Page) => contactForm(page).getByLabel('Message')
const signOutIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' })

/** Opens the home page and writes to the shop, without sending it. */
async function write(page: Page) {
  await visit(page, '/')
  await sectionOf(page, 'Contact')
  await contactForm(page).getByLabel('Name').fill('Ruwan Silva')
  await message(page).fill('When do you deliver to Galle?')
}

test('what a customer has written to the shop is gone from every tab after signing out in one', async ({
  page,
  context,
}) => {
  await enterAsNewcomer(page)
  await write(page)
  await expect(signOutIn(page)).toBeVisible()
  const other = await context.newPage()
  await write(other)
  await signOutIn(other).click()
  for (const tab of [other, page]) {
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(message(tab)).toHaveValue('')
    await expect(contactForm(tab).getByLabel('Name')).toHaveValue('')
    await reload(tab)
    await sectionOf(tab, 'Contact')
    await expect(message(tab)).toHaveValue('')
  }
})

test('what a customer has written is not shown to another one who signs in, but to the same one', async ({
  page,
}) => {
  const { customer } = await enterAsNewcomer(page)
  const other = await aCustomer(page.request)
  await write(page)
  const endSession = () => page.evaluate((key) => localStorage.removeItem(key), tokenKey)
  for (const [who, written] of [
    [other, ''],
    [customer, 'When do you deliver to Galle?'],
  ] as const) {
    await endSession()
    await visit(page, '/login')
    await fillCredentials(page, who)
    await expect(page).toHaveURL('/')
    await sectionOf(page, 'Contact')
    await expect(message(page)).toHaveValue(written)
  }
})

test('who has written to the shop before signing in goes on with it', async ({ page, context }) => {
  const customer = await aCustomer(page.request)
  await write(page)
  const other = await context.newPage()
  await visit(other, '/login')
  await fillCredentials(other, customer)
  await expect(signOutIn(page)).toBeVisible()
  await expect(message(page)).toHaveValue('When do you deliver to Galle?')
  await reload(page)
  await sectionOf(page, 'Contact')
  await expect(message(page)).toHaveValue('When do you deliver to Galle?')
  await signOutIn(other).click()
  await expect(message(page)).toHaveValue('')
})
