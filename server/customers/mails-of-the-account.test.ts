import { expect, test } from 'vitest'
import { aNewCustomer } from '../testing/builders.ts'
import { moveTo } from '../testing/email-link-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { ownDataOf } from '../testing/own-data-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'
import { atThePhone, nimali } from '../testing/staff-order-builders.ts'

/** An order of somebody without an account, who is mailed the link to pay it. */
async function anEnteredOrder(shop: TestShop, email: string) {
  const { enter } = await atThePhone(shop)
  const { body } = await enter({ customer: { ...nimali, email, language: 'en' } })
  await shop.deliverMails()
  return Number(body.orderId)
}

test('a copy of one’s data has the mails that went to earlier addresses of the account', async () => {
  const shop = await openShop()
  const { customer, attempt, id } = await anUnpaidOrder(shop)
  await notify(shop, attempt)
  await shop.deliverMails()
  await moveTo(shop, customer, 'nimali.new@example.com')
  await shop.deliverMails()
  const { mails } = (await ownDataOf(shop, customer).download()).body
  const subject = expect.stringContaining(`#${id}`)
  expect(mails).toContainEqual(expect.objectContaining({ to: customer.email, subject }))
})

test('it has none of others that went to an address that somebody else’s account had', async () => {
  const shop = await openShop()
  const thief = await aNewCustomer(shop)
  const orderId = await anEnteredOrder(shop, thief.email)
  await moveTo(shop, thief, 'thief@example.com')
  const { mails } = (await ownDataOf(shop, thief).download()).body
  expect(mails).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining(`#${orderId}`) }),
  )
  expect(mails).toContainEqual(expect.objectContaining({ to: 'thief@example.com' }))
})
