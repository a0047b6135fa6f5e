import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wholeCents } from '../../domain/money/money.ts'
import { billingDocuments, orders, products, users } from '../database/schema.ts'
import { atBooks } from '../testing/books-builders.ts'
import { aMixedOrder } from '../testing/credit-builders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder, atWork, mailsTo } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, aSecondAttempt, notify } from '../testing/payment-builders.ts'
import { issueInvoice } from './issue.ts'

/** The numbers of all documents of a kind, in the order in which they were drawn. */
async function sequencesOf({ database }: TestShop, kind: 'INVOICE' | 'CREDIT_NOTE') {
  const rows = await database
    .select({ sequence: billingDocuments.sequence })
    .from(billingDocuments)
    .where(eq(billingDocuments.kind, kind))
    .orderBy(billingDocuments.sequence)
  return rows.map(({ sequence }) => sequence)
}

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

test('an order of a shop that has set nothing is invoiced under its own number', async () => {
  const shop = await openShopInTheMorning()
  const { detail } = await atWork(shop)
  const { id, customer } = await aPaidOrder(shop)
  expect((await detail(id)).documents).toEqual([])
  const own = await shop.call('GET /orders', { token: customer.token })
  expect(own.body[0]).not.toHaveProperty('invoice')
  expect(await shop.database.$count(billingDocuments)).toBe(0)
})

test('parallel payments, some of which are rolled back, leave no gap and no double', async () => {
  const shop = await openShopInTheMorning()
  await atBooks(shop)
  const paid = await Promise.all(upTo(12).map(() => anUnpaidOrder(shop)))
  const dropped = await Promise.all(upTo(6).map(() => anUnpaidOrder(shop)))
  const rolledBack = dropped.map(({ id }) =>
    shop.database.transaction(async (tx) => {
      const order = { id, totalCents: wholeCents(184_000), goods: [] }
      await issueInvoice(tx, shop.shop, order, shop.shop.now())
      throw new Error('The payment failed')
    }),
  )
  const results = await Promise.allSettled([
    ...paid.map(({ attempt }) => notify(shop, attempt)),
    ...rolledBack,
    // Each payment is reported twice, as gateways do.
    ...paid.map(({ attempt }) => notify(shop, attempt)),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6)
  expect(await sequencesOf(shop, 'INVOICE')).toEqual(upTo(12))
  const byOrder = await shop.database
    .select({ id: billingDocuments.orderId })
    .from(billingDocuments)
  expect(new Set(byOrder.map(({ id }) => id))).toEqual(new Set(paid.map(({ id }) => id)))
})

test('parallel credits of many orders leave no gap and no double', async () => {
  const shop = await openShopInTheMorning()
  const { giveAmount } = await atBooks(shop)
  const paid = await Promise.all(upTo(5).map(() => aPaidOrder(shop)))
  // 1,840 rupees are enough for two of the three.
  const given = await Promise.all(paid.flatMap(({ id }) => upTo(3).map(() => giveAmount(id, 900))))
  expect(given.filter(({ status }) => status === 204)).toHaveLength(10)
  expect(await sequencesOf(shop, 'CREDIT_NOTE')).toEqual(upTo(10))
})

test('the database refuses a gap, a double, and every change of a document', async () => {
  const shop = await openShopInTheMorning()
  await atBooks(shop)
  await aPaidOrder(shop)
  const [invoice] = await shop.database.select().from(billingDocuments)
  if (!invoice) throw new Error('No invoice')
  const { id: _, totalCents: __, ...facts } = invoice
  const other = await anUnpaidOrder(shop)
  const insert = (sequence: number) =>
    shop.database.insert(billingDocuments).values({ ...facts, orderId: other.id, sequence })
  const refused = (message: RegExp) => ({
    cause: expect.objectContaining({ message: expect.stringMatching(message) }),
  })
  await expect(insert(3)).rejects.toMatchObject(refused(/after INVOICE 1 of .* comes no 3/))
  await expect(insert(1)).rejects.toMatchObject(refused(/comes no 1/))
  await expect(
    shop.database.update(billingDocuments).set({ vatCents: wholeCents(1) }),
  ).rejects.toMatchObject(refused(/never change/))
  await expect(shop.database.delete(billingDocuments)).rejects.toMatchObject(
    refused(/never change/),
  )
})

test('an invoice keeps what it says when the shop and its customer change later', async () => {
  const shop = await openShopInTheMorning()
  const { set, detail, session } = await atBooks(shop, { vatNumber: '123456789-7000' })
  await set('invoices.address', '7 Ward Place, Colombo 7')
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt)
  const before = await detail(order.id)
  expect(before).toMatchObject({
    invoice: {
      number: expect.stringMatching(/^\d\d[A-Z]{3}_INV_1$/),
      seller: { name: 'JOY Box', address: '7 Ward Place, Colombo 7', phone: '+94 11 000 0000' },
      vat: { number: '123456789-7000', percent: 18, taxed: 1840, amount: 280.68, exempt: 0 },
    },
    billedTo: { email: order.customer.email },
  })
  await shop.database.update(users).set({ name: 'Somebody Else' })
  await shop.database.update(products).set({ isVatExempt: true })
  for (const [key, value] of [
    ['invoices.vatNumber', ''],
    ['invoices.vatPercent', 20],
    ['invoices.seller', 'Kade (Pvt) Ltd'],
    ['shop.phone', '011 234 5678'],
  ] as const) {
    const params = { key }
    const version = key === 'invoices.vatNumber' ? 1 : 0
    const body = { value, version }
    const changed = await shop.call('PUT /admin/settings/{key}', { session, params, body })
    expect(changed.status).toBe(200)
  }
  const { invoice, billedTo, documents } = await detail(order.id)
  expect({ invoice, billedTo, documents }).toEqual({
    invoice: before.invoice,
    billedTo: before.billedTo,
    documents: before.documents,
  })
  const own = await shop.call('GET /orders', { token: order.customer.token })
  expect(own.body[0].invoice).toEqual(before.invoice)
})

test('exempt goods are named and not taxed, and credits take back their VAT to the cent', async () => {
  const shop = await openShopInTheMorning()
  const { giveUnits, giveAmount, cancel, detail, numbers } = await atBooks(shop, {
    vatNumber: '123456789-7000',
  })
  await shop.database.execute(sql`create table exempt as select 'Red Rice'::text as name`)
  await shop.database.execute(sql`create function exempt_rice() returns trigger language plpgsql as
    $$ begin new.is_vat_exempt := new.name in (select name from exempt); return new; end $$`)
  await shop.database.execute(
    sql`create trigger exempt_rice before insert on products for each row execute function exempt_rice()`,
  )
  const { id, customer } = await aMixedOrder(shop)
  const { invoice } = await detail(id)
  // 4,000 of 6,178 rupees in two packages that cost 7,000 are rice.
  expect(invoice?.vat).toMatchObject({
    exempt: 4532.21,
    taxed: 4767.79,
    amount: 727.29,
    exemptGoods: ['Red Rice'],
  })
  await giveUnits(id, 'Red Rice', 1)
  await giveUnits(id, 'Soap', 1)
  await giveAmount(id, 100)
  const { version, credits } = await detail(id)
  expect(credits).toMatchObject([
    { number: expect.stringMatching(/_CRN_1$/), vat: 0 },
    { number: expect.stringMatching(/_CRN_2$/), amount: 460, vat: 70.17 },
    { number: expect.stringMatching(/_CRN_3$/), amount: 100 },
  ])
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.text).toContain(credits?.[2]?.number)
  expect(mail?.to).toContain(customer.email)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect(await numbers(id)).toHaveLength(5)
  const [own] = (await shop.call('GET /orders', { token: customer.token })).body
  expect(own.invoice).toEqual(invoice)
  expect(own.credits.at(-1)).toMatchObject({
    number: expect.stringMatching(/_CRN_4$/),
    kind: 'CANCELLED',
    lines: [],
  })
  const rows = await shop.database.select().from(billingDocuments)
  const left = (name: 'vatCents' | 'taxedCents' | 'exemptCents') =>
    rows.reduce((sum, row) => sum + row[name] * (row.kind === 'INVOICE' ? 1 : -1), 0)
  expect([left('vatCents'), left('taxedCents'), left('exemptCents')]).toEqual([0, 0, 0])
})

test('a credit of an order from before keeps its number, and the invoice that of the order', async () => {
  const shop = await openShopInTheMorning()
  const { id } = await aPaidOrder(shop)
  const { giveAmount, detail } = await atBooks(shop)
  await giveAmount(id, 100)
  expect(await detail(id)).toMatchObject({ documents: [], credits: [{ number: `${id}-C1` }] })
})

test('packing that is undone takes its credit note back', async () => {
  const shop = await openShopInTheMorning()
  const work = await atBooks(shop, { vatNumber: '123456789-7000' })
  const { id } = await aPaidOrder(shop)
  await work.start(id)
  await work.say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  await work.pack(id)
  expect((await work.undoPacking(id)).status).toBe(200)
  await work.say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  await work.pack(id)
  const { documents } = await work.detail(id)
  expect(documents).toMatchObject([
    { kind: 'INVOICE', amount: 1840, vat: 280.68 },
    { kind: 'CREDIT_NOTE', amount: 920, vat: 140.34 },
    { kind: 'DEBIT_NOTE', amount: 920, vat: 140.34 },
    { kind: 'CREDIT_NOTE', amount: 920, vat: 140.34 },
  ])
  expect((await work.books()).vat).toBe(140.34)
})

test('a payment after the cancellation is not invoiced, a second payment neither', async () => {
  const shop = await openShopInTheMorning()
  const { cancel, numbers } = await atBooks(shop)
  const late = await anUnpaidOrder(shop)
  await cancel(late.id, { version: 1, reason: 'Asked to' })
  await notify(shop, late.attempt)
  expect(await numbers(late.id)).toEqual([])
  const twice = await anUnpaidOrder(shop)
  const second = await aSecondAttempt(shop, twice)
  await notify(shop, twice.attempt)
  await notify(shop, second, { payment_id: '320025071999' })
  expect(await numbers(twice.id)).toHaveLength(1)
})

test('a tax invoice is issued once, for an order whose invoice shows VAT', async () => {
  const shop = await openShopInTheMorning()
  const { issueTaxInvoice, detail, session } = await atBooks(shop)
  const before = await aPaidOrder(shop)
  expect((await issueTaxInvoice(before.id)).body).toMatchObject({ code: 'noTaxInvoice' })
  const params = { key: 'invoices.vatNumber' }
  const body = { value: '123456789-7000', version: 0 }
  await shop.call('PUT /admin/settings/{key}', { session, params, body })
  const { id, customer } = await aPaidOrder(shop)
  const both = await Promise.all([issueTaxInvoice(id), issueTaxInvoice(id)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('taxInvoiceIssued')
  expect((await detail(id)).documents).toMatchObject([
    { kind: 'INVOICE' },
    {
      kind: 'TAX_INVOICE',
      number: expect.stringMatching(/^\d\d[A-Z]{3}_TAX_1$/),
      amount: 1840,
      vat: 280.68,
      buyer: { name: 'Lakehouse Hotels (Pvt) Ltd', vatNumber: '114455667-7000' },
    },
  ])
  expect(await mailsTo(shop, customer.email)).not.toContain('Tax invoice')
  const [{ isNumbered } = { isNumbered: false }] = await shop.database
    .select()
    .from(orders)
    .where(eq(orders.id, id))
  expect(isNumbered).toBe(true)
})

test('a cancelled order gets no tax invoice', async () => {
  const shop = await openShopInTheMorning()
  const { issueTaxInvoice, cancel, detail } = await atBooks(shop, { vatNumber: '123456789-7000' })
  const { id } = await aPaidOrder(shop)
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  const refused = await issueTaxInvoice(id)
  expect([refused.status, refused.body.code]).toEqual([409, 'noTaxInvoice'])
})
