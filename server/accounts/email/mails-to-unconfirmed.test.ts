import { expect, test } from 'vitest'
import { customPackages } from '../../database/schema.ts'
import {
  aCustomer,
  aCustomPackage,
  aNewCustomer,
  anOrderOf,
  aProduct,
  type TestCustomer,
} from '../../testing/builders.ts'
import { aMailedCode } from '../../testing/code-builders.ts'
import { lastEmailLink, pressLink } from '../../testing/email-link-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

const typed = {
  name: 'Buy now at evil.example',
  recipient: 'Free Phones At evil.example',
  street: 'Visit evil.example now',
  notes: 'Or see evil.example',
  package: 'The evil.example box',
}

/** An order with a stranger's words wherever a customer can type any. */
async function anOrderOfWords(shop: TestShop, customer: TestCustomer) {
  const { token } = customer
  const body = {
    recipientName: typed.recipient,
    streetAddress: typed.street,
    postalCode: '10250',
    contact: '0771234567',
  }
  const recipient = await shop.call('POST /recipients', { token, body })
  const rice = await aProduct(shop, { price: 100 })
  const own = await aCustomPackage(shop, customer, [[rice, 1]])
  await shop.database.update(customPackages).set({ name: typed.package })
  const order = {
    ...anOrderOf(customer, Number(recipient.body.recipientId), [[rice, 1]]),
    totalAmount: '200.00',
    notes: typed.notes,
    items: [{ customPackageId: own.id, quantity: 1, unitPrice: 100, subtotal: 100 }],
  }
  expect((await shop.call('POST /orders', { token, body: order })).status).toBe(201)
}

test('no mail to an unconfirmed address repeats what a stranger typed', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop, { name: typed.name })
  await anOrderOfWords(shop, customer)
  await aMailedCode(shop, customer.email)
  const mails = await shop.deliverMails()
  expect(mails).toHaveLength(3)
  for (const { to, subject, text, html, raw } of mails) {
    expect(to).toBe(customer.email)
    expect(`${subject} ${text} ${html} ${raw}`).not.toContain('evil')
  }
  const order = mails.find(({ subject }) => subject.startsWith('Your order'))
  expect(order?.text).toContain('A package of your own')
  expect(order?.text).toContain('LKR\u00a0200.00')
  expect(order?.text).toContain('is not confirmed yet')
})

test('once the address is confirmed, mails are complete', async () => {
  const shop = await openShop()
  const customer = await aNewCustomer(shop, { name: typed.name })
  await pressLink(shop, await lastEmailLink(shop, customer.email))
  await anOrderOfWords(shop, customer)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.to).toContain(typed.name)
  for (const words of [typed.recipient, typed.street, typed.notes, typed.package]) {
    expect(mail?.text).toContain(words)
  }
  expect(mail?.text).not.toContain('is not confirmed yet')
})

test('an unconfirmed address gets three mails a day, however many orders are placed', async () => {
  const shop = await openShop({ rateLimits: true })
  const [stranger, nimali] = [await aNewCustomer(shop), await aCustomer(shop)]
  for (const customer of [stranger, nimali]) {
    for (let order = 0; order < 6; order++) await anOrderOfWords(shop, customer)
  }
  const mails = await shop.deliverMails()
  const mailsTo = ({ email }: TestCustomer) => mails.filter(({ to }) => to.includes(email))
  expect(mailsTo(stranger)).toHaveLength(3)
  expect(mailsTo(nimali)).toHaveLength(6)
})
