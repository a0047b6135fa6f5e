import { expect, test } from 'vitest'
import { ConfigurationFault, readSettings } from '../config.ts'
import { refunds } from '../database/schema.ts'
import { aBank, bankAdapter } from '../testing/bank-gateway.ts'
import { openShop } from '../testing/open-shop.ts'
import { atWork } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, notify, stateOf, type UnpaidOrder } from '../testing/payment-builders.ts'
import { gatewayAdapters } from './gateways.ts'
import { openGateways } from './open-gateways.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { refundPayment } from './refund-payment.ts'

const path = '/payments/bank/notification'

const paymentOf = ({ attempt }: UnpaidOrder, state = 'SETTLED') => ({
  reference: attempt.reference,
  id: 'B-1',
  cents: 184_000,
  state,
})

test('a new payment is made at the first gateway, which has its own checkout and notification', async () => {
  const bank = aBank()
  const shop = await openShop({ gateway: bank.gateway })
  const order = await anUnpaidOrder(shop)
  const page = await shop.request(order.page)
  expect(page.status).toBe(302)
  expect(page.headers.get('Location')).toBe(`https://bank.example/pay/${order.attempt.reference}`)

  const { detail } = await atWork(shop)
  const declined = await shop.request(path, bank.notificationOf(paymentOf(order, 'DECLINED')))
  const paid = await shop.request(path, bank.notificationOf(paymentOf(order)))
  expect([declined.status, paid.status]).toEqual([200, 200])
  expect(await stateOf(shop, order)).toMatchObject({ status: 'PAID', method: 'Account', stock: 8 })
  expect((await detail(order.id)).history.map(({ cause }) => cause)).toEqual([
    'The customer placed it',
    `The customer was sent to The bank with ${order.attempt.reference}`,
    'The bank: failed, payment B-1, Account',
    'The bank: paid, payment B-1, Account',
  ])
})

test('a notification that does not come from the gateway is refused', async () => {
  const bank = aBank()
  const shop = await openShop({ gateway: bank.gateway })
  const order = await anUnpaidOrder(shop)
  const forged = aBank('another key').notificationOf(paymentOf(order))
  expect((await shop.request(path, forged)).status).toBe(403)
  const asForm = { ...forged, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  expect((await shop.request(path, asForm)).status).toBe(415)
  expect((await stateOf(shop, order)).status).toBe('PENDING')
})

test('the previous gateway continues its attempts, and neither gateway can report those of the other', async () => {
  const before = await openShop()
  const begun = await anUnpaidOrder(before)
  const bank = aBank()
  const shop = await openShop({ databaseUrl: before.databaseUrl, gateway: bank.gateway })
  expect(await (await shop.request(begun.page)).text()).toContain('/sandbox-gateway/pay/checkout')
  expect((await shop.request(path, bank.notificationOf(paymentOf(begun)))).status).toBe(404)
  expect((await notify(shop, begun.attempt)).status).toBe(200)
  expect((await stateOf(shop, begun)).status).toBe('PAID')

  const next = await anUnpaidOrder(shop)
  expect((await notify(shop, next.attempt)).status).toBe(404)
  expect((await stateOf(shop, next)).status).toBe('PENDING')
})

test('each gateway is asked about its own attempts only', async () => {
  const before = await openShop()
  await anUnpaidOrder(before)
  const bank = aBank()
  const shop = await openShop({ databaseUrl: before.databaseUrl, gateway: bank.gateway })
  const order = await anUnpaidOrder(shop)
  bank.books.push(paymentOf(order))
  shop.passMinutes(2)
  expect(await reconcilePayments(shop.shop)).toBe(2)
  expect((await stateOf(shop, order)).status).toBe('PAID')
})

test('a payment is refunded through the gateway that took it', async () => {
  const bank = aBank()
  const shop = await openShop({ gateway: bank.gateway })
  const { cancel, detail } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  bank.books.push(paymentOf(order))
  await shop.request(path, bank.notificationOf(paymentOf(order)))
  expect((await detail(order.id)).canRefundAtGateway).toBe(true)
  await cancel(order.id, { version: 1, reason: 'Out of ice', refund: 'GATEWAY' })
  const [refund] = await shop.database.select().from(refunds)
  await refundPayment(shop.shop, { refundId: refund?.id ?? 0 })
  expect((await detail(order.id)).refunds).toMatchObject([{ reference: 'RETURN-B-1' }])
  expect(bank.books).toMatchObject([{ state: 'RETURNED' }])
})

test('with a gateway without refunds, they are made by hand', async () => {
  const bank = aBank()
  const shop = await openShop({ gateway: { ...bank.gateway, refund: undefined } })
  const { cancel, detail } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await shop.request(path, bank.notificationOf(paymentOf(order)))
  expect((await detail(order.id)).canRefundAtGateway).toBe(false)
  const reason = 'Out of ice'
  expect((await cancel(order.id, { version: 1, reason, refund: 'GATEWAY' })).status).toBe(409)
  expect((await cancel(order.id, { version: 1, reason, refund: 'BY_HAND' })).status).toBe(204)
})

const adapters = [...gatewayAdapters, bankAdapter]
const merchant = {
  PAYHERE_MERCHANT_ID: '1221149',
  PAYHERE_MERCHANT_SECRET: 'secret of the account',
}

test('one line in the list of gateways adds another one', async () => {
  const { shop } = await openShop()
  const idsWith = (environment: Record<string, string>) => {
    const { gateways } = readSettings(environment, adapters)
    return openGateways({ ...shop, config: { ...shop.config, gateways } }).map(({ id }) => id)
  }
  expect(idsWith({ ...merchant, BANK_KEY: 'x' })).toEqual(['payhere', 'bank'])
  expect(idsWith({ BANK_KEY: 'x' })).toEqual(['bank'])
})

test('the faults in a gateway’s settings are reported with all others', () => {
  const faultsOf = (environment: Record<string, string>) => () =>
    readSettings(environment, adapters)
  expect(faultsOf({ BANK_KEY: 'wrong', SEED: 'x' })).toThrow(
    new ConfigurationFault('SEED must be demo or none\nBANK_KEY must be a key of the bank'),
  )
  expect(faultsOf({ PUBLIC_URL: 'https://joybox.example' })).toThrow(
    /set PAYHERE_MERCHANT_ID and PAYHERE_MERCHANT_SECRET, or BANK_KEY, or ALLOW_SANDBOX=yes/,
  )
})
