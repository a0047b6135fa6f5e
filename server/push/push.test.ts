import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { mostPushSubscriptions } from '../../domain/limits.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { readSettings } from '../config.ts'
import { pushSubscriptions, sessions } from '../database/schema.ts'
import { clearOldData } from '../retention/index.ts'
import { aCustomer, type TestCustomer } from '../testing/builders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { minutesOfDays, ownDataOf } from '../testing/own-data-builders.ts'
import { aPushService } from '../testing/push-service.ts'
import { atRuns } from '../testing/run-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { deliverPush } from './index.ts'
import { pushMessage } from './push-message.ts'

/** A shop that sends notifications, with a paid order. */
async function aShopThatPushes() {
  const service = await aPushService()
  const shop = await openShopInTheMorning({ push: service.push })
  const office = await atRuns(shop)
  const { id: orderId, customer } = await aPaidOrder(shop)
  const leave = async () => {
    const runId = await office.aRunOf([orderId])
    await office.driver.start(runId)
    return runId
  }
  return { ...office, service, shop, orderId, customer, leave }
}

type Own = Pick<TestCustomer, 'token'>

const list = ({ call }: TestShop, { token }: Own) => call('GET /user/push-subscriptions', { token })
const save = ({ call }: TestShop, { token }: Own, body: object) =>
  call('PUT /user/push-subscriptions', { token, body })
const rows = ({ database }: TestShop) => database.select().from(pushSubscriptions)

/** Until the mail that an order is on its way. */
async function passUntilMailed(shop: TestShop) {
  shop.passMinutes(6)
  await shop.deliverMails()
}

test('each browser of the customer is told once when the van has left', async () => {
  const { shop, service, customer, orderId, leave } = await aShopThatPushes()
  const [phone, laptop] = [service.aBrowser(), service.aBrowser()]
  for (const browser of [phone, laptop, phone]) {
    expect((await save(shop, customer, browser)).status).toBe(204)
  }
  await save(shop, await aCustomer(shop), service.aBrowser())
  await leave()
  await shop.deliverMails()
  expect(service.left, 'the start can still be taken back').toEqual([])
  await passUntilMailed(shop)
  await shop.deliverMails()
  const paths = service.left.map(({ path }) => path).sort()
  expect(paths).toEqual([phone, laptop].map(({ endpoint }) => new URL(endpoint).pathname).sort())
  const [first] = service.left
  expect(first?.headers).toMatchObject({
    topic: `order-${orderId}`,
    ttl: '14400',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringContaining(`k=${service.push.publicKey}`),
  })
  // Encrypted for the browser: nobody on the way reads the number.
  expect(first?.body).not.toContain(`#${orderId}`)
})

test.each(languageNames)('in %s the message names the order and nothing else', (language) => {
  const { title, body, path, lang, ...more } = pushMessage('JOY Box', language, 12)
  expect([title, lang, more]).toEqual(['JOY Box', language, { tag: 'order-12' }])
  expect(body).toContain('#12')
  expect(path).toBe(language === 'en' ? '/orders?order=12' : `/${language}/orders?order=12`)
})

test('a start that is taken back is told to nobody', async () => {
  const { shop, service, customer, driver, leave } = await aShopThatPushes()
  await save(shop, customer, service.aBrowser())
  await driver.undoStart(await leave())
  await passUntilMailed(shop)
  expect(service.left).toEqual([])
})

test('a browser that is gone is forgotten, and a service that is busy is asked again', async () => {
  const { shop, service, customer, orderId } = await aShopThatPushes()
  await save(shop, customer, service.aBrowser())
  const [{ id: subscriptionId = 0 } = {}] = await rows(shop)
  const deliver = () => deliverPush(shop.shop, { subscriptionId, orderId })
  for (const status of [429, 500, 503]) {
    service.answer(status)
    await expect(deliver()).rejects.toThrow(`answered ${status}`)
  }
  service.answer(400)
  await deliver()
  expect(shop.loggedErrors()).toHaveLength(1)
  expect(await rows(shop)).toHaveLength(1)
  service.answer(410)
  await deliver()
  expect(await rows(shop)).toEqual([])
  await deliver()
  expect(service.left).toHaveLength(5)
})

test('a trace names the push service, and nothing of the browser', async () => {
  const { shop, service, customer, orderId } = await aShopThatPushes()
  const browser = service.aBrowser()
  await save(shop, customer, browser)
  const [{ id: subscriptionId = 0 } = {}] = await rows(shop)
  const spans: object[] = []
  globalThis.recorderOfTraces = {
    inTrace: (_, span, work) => work(() => spans.push(span)),
    inSpan: (span, work) => work((more) => spans.push(span(), more)),
    traceparent: () => undefined,
  }
  onTestFinished(() => {
    globalThis.recorderOfTraces = undefined
  })
  await deliverPush(shop.shop, { subscriptionId, orderId })
  const recorded = JSON.stringify(spans)
  expect(recorded).toContain('127.0.0.1')
  expect(recorded).not.toContain(new URL(browser.endpoint).pathname)
})

test('a browser belongs to who has switched it on there last', async () => {
  const { shop, service, customer } = await aShopThatPushes()
  const other = await aCustomer(shop)
  const browser = service.aBrowser()
  await save(shop, customer, browser)
  await save(shop, other, browser)
  expect((await list(shop, customer)).body.subscriptions).toEqual([])
  const [own] = (await list(shop, other)).body.subscriptions
  expect(own.endpoint).toBe(browser.endpoint)
  const remove = ({ token }: Own) =>
    shop.call('DELETE /user/push-subscriptions/{subscriptionId}', {
      token,
      params: { subscriptionId: own.id },
    })
  expect((await remove(customer)).status).toBe(204)
  expect(await rows(shop)).toHaveLength(1)
  await remove(other)
  expect(await rows(shop)).toEqual([])
  expect((await shop.call('GET /user/push-subscriptions')).status).toBe(401)
})

test('of too many browsers the oldest ends', async () => {
  const { shop, service, customer } = await aShopThatPushes()
  const browsers = Array.from({ length: mostPushSubscriptions + 1 }, service.aBrowser)
  for (const browser of browsers) {
    shop.passMinutes(1)
    await save(shop, customer, browser)
  }
  const kept = (await list(shop, customer)).body.subscriptions
  const endpoints = kept.map(({ endpoint }: { endpoint: string }) => endpoint)
  expect(endpoints).toEqual(
    browsers
      .slice(1)
      .map(({ endpoint }) => endpoint)
      .reverse(),
  )
})

test('the shop calls no address that a customer has made up', async () => {
  const { shop, service, customer } = await aShopThatPushes()
  const browser = service.aBrowser()
  for (const endpoint of ['https://127.0.0.1/x', 'http://localhost:5432/', 'https://joybox.test']) {
    const { status, body } = await save(shop, customer, { ...browser, endpoint })
    expect([endpoint, status, body.code]).toEqual([endpoint, 400, 'unknownPushService'])
  }
  const keys = { ...browser.keys, auth: 'short' }
  expect((await save(shop, customer, { ...browser, keys })).body.code).toBe('invalid')
})

test('who signs out gets no more there; a session that lapses changes nothing', async () => {
  const { shop, service, customer } = await aShopThatPushes()
  const { email, password, token } = customer
  const signIn = async () =>
    (await shop.call('POST /user/login', { body: { email, password } })).body
  const elsewhere = await signIn()
  await save(shop, elsewhere, service.aBrowser())
  await save(shop, customer, service.aBrowser())
  await shop.call('POST /user/logout', { token })
  expect(await rows(shop)).toHaveLength(1)
  shop.passMinutes(minutesOfDays(3))
  await clearOldData(shop.shop)
  expect(await rows(shop)).toHaveLength(1)
  const { token: later } = await signIn()
  await shop.call('DELETE /user/sessions', { token: later })
  expect(await rows(shop)).toEqual([])
})

test('a browser that is saved while its customer signs out there gets nothing', async () => {
  const { shop, service, customer } = await aShopThatPushes()
  const { saving } = await shop.database.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, customer.id))
    const saving = save(shop, customer, service.aBrowser())
    await untilBlocked(shop)
    return { saving }
  })
  expect((await saving).body.code).toBe('noSession')
  expect(await rows(shop)).toEqual([])
})

test('an account that is blocked, or becomes an operator’s, gets no more', async () => {
  const { shop, service, customer, session, password } = await aShopThatPushes()
  await save(shop, customer, service.aBrowser())
  await shop.call('PUT /admin/customers/{customerId}/block', {
    session,
    params: { customerId: customer.id },
    body: { isBlocked: true, reason: 'Card fraud', version: 1 },
  })
  expect(await rows(shop)).toEqual([])
  const colleague = await aCustomer(shop)
  await save(shop, colleague, service.aBrowser())
  const body = { email: colleague.email, roles: ['PICKER'], password }
  expect((await shop.call('POST /admin/operators', { session, body })).status).toBe(201)
  expect(await rows(shop)).toEqual([])
})

test('a customer downloads it, and it ends after half a year and with the account', async () => {
  const { shop, service, customer, session } = await aShopThatPushes()
  const other = await aCustomer(shop)
  await save(shop, customer, service.aBrowser())
  await save(shop, other, service.aBrowser())
  const { notifiedBrowsers } = (await ownDataOf(shop, customer).download()).body
  expect(notifiedBrowsers).toEqual([{ pushService: '127.0.0.1', savedAt: expect.any(String) }])
  await shop.call('POST /admin/customers/{customerId}/erasure', {
    session,
    params: { customerId: other.id },
    body: { email: other.email },
  })
  expect(await rows(shop)).toHaveLength(1)
  shop.passMinutes(minutesOfDays(181))
  await clearOldData(shop.shop)
  expect(await rows(shop)).toEqual([])
})

test('without keys, or without runs, there is nothing of it', async () => {
  const { push, aBrowser } = await aPushService()
  const [keyless, standing] = [await openShopInTheMorning(), await openShopInTheMorning({ push })]
  await atRuns(keyless)
  for (const shop of [keyless, standing]) {
    const customer = await aCustomer(shop)
    expect((await list(shop, customer)).status).toBe(404)
    expect((await save(shop, customer, aBrowser())).status).toBe(404)
    expect((await shop.request('/push-worker.js')).status).toBe(404)
  }
  const { shop } = await aShopThatPushes()
  const worker = await shop.request('/push-worker.js')
  expect(worker.headers.get('Content-Type')).toContain('text/javascript')
})

test('the keys are named in the environment as one pair', async () => {
  const { push } = await aPushService()
  const one = { VAPID_PUBLIC_KEY: push.publicKey, VAPID_PRIVATE_KEY: push.privateKey }
  expect(readSettings(one).push).toMatchObject({ publicKey: push.publicKey })
  expect(readSettings({}).push).toBeUndefined()
  expect(() => readSettings({ VAPID_PUBLIC_KEY: push.publicKey })).toThrow(/set both, or neither/)
  expect(() => readSettings({ ...one, VAPID_PRIVATE_KEY: 'secret' })).toThrow(
    /VAPID_PRIVATE_KEY must be 32 bytes/,
  )
  expect(() => readSettings({ ...one, VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toThrow(
    /not of one pair/,
  )
  const other = (await aPushService()).push
  expect(() => readSettings({ ...one, VAPID_PRIVATE_KEY: other.privateKey })).toThrow(
    /not of one pair/,
  )
})
