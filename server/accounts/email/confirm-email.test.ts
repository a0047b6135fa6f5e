import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../database/schema.ts'
import { aNewCustomer } from '../../testing/builders.ts'
import { aMailedCode } from '../../testing/code-builders.ts'
import { emailLinkIn, lastEmailLink, pressLink } from '../../testing/email-link-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

async function isConfirmed({ database }: TestShop, { id }: { id: number }) {
  const [user] = await database.select().from(users).where(eq(users.id, id))
  return user?.emailConfirmedAt instanceof Date
}

test('who signs up is mailed one link, and the mail repeats nothing that was typed', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop, { name: 'Buy now at evil.example' })
  const [mail, ...others] = await shop.deliverMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: customer.email,
    subject: 'Please confirm your email address for JOY Box',
  })
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.example')
  expect(await isConfirmed(shop, customer)).toBe(false)
})

test('the link asks first, and its button confirms the address', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  const path = await lastEmailLink(shop, customer.email)
  for (const _ of ['a mail scanner', 'the customer']) {
    const asked = await shop.request(path)
    expect(asked.status).toBe(200)
    expect(await asked.text()).toMatch(/<form method="post">\s*<button>Confirm the address/)
    expect(await isConfirmed(shop, customer)).toBe(false)
  }
  const { status, page } = await pressLink(shop, path)
  expect(status).toBe(200)
  expect(page).toContain('Your address is confirmed')
  expect(await isConfirmed(shop, customer)).toBe(true)
})

test('a link is used once, is good for seven days, and is no other than the one in the mail', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  const path = await lastEmailLink(shop, customer.email)
  const other = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`
  for (const wrong of [other, '/account/email/1', `${path}0`]) {
    expect((await shop.request(wrong)).status).toBe(404)
    expect((await pressLink(shop, wrong)).page).toContain('This link is no longer good')
  }
  shop.passMinutes(7 * 24 * 60 + 1)
  expect((await pressLink(shop, path)).status).toBe(404)
  expect(await isConfirmed(shop, customer)).toBe(false)
  shop.passMinutes(-24 * 60)
  expect((await pressLink(shop, path)).status).toBe(200)
  expect((await pressLink(shop, path)).status).toBe(404)
  expect(await isConfirmed(shop, customer)).toBe(true)
  expect(shop.loggedErrors()).toEqual([])
})

test('a link confirms the address of its own account only', async () => {
  const shop = await openShop()
  const [nimali, kamal] = [await aNewCustomer(shop), await aNewCustomer(shop)]
  await pressLink(shop, await lastEmailLink(shop, nimali.email))
  expect(await isConfirmed(shop, nimali)).toBe(true)
  expect(await isConfirmed(shop, kamal)).toBe(false)
})

test('neither the database nor the log contains what opens a link', async () => {
  const shop = await openShop()
  const { email } = await aNewCustomer(shop)
  const [mail] = await shop.deliverMails()
  const token = emailLinkIn(mail).split('/').at(-1) ?? ''
  expect(email).not.toContain(token)
  await shop.request(emailLinkIn(mail))
  const { rows } = await shop.database.execute('select * from email_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(shop.loggedLines()).not.toContain(token)
})

test('who resets the password through a mail has confirmed the address', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop)
  const otp = await aMailedCode(shop, customer.email)
  const body = { email: customer.email, otp, password: 'Pol-Sambol1' }
  expect((await shop.call('POST /user/reset', { body })).status).toBe(200)
  expect(await isConfirmed(shop, customer)).toBe(true)
})

test('the page loads nothing but the logo, and is not kept', async () => {
  const shop = await openShop()
  const { email } = await aNewCustomer(shop)
  const page = await shop.request(await lastEmailLink(shop, email))
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(page.headers.get('X-Robots-Tag')).toBe('noindex')
})
