import type { Page } from '@playwright/test'
import webPush from 'web-push'
import { expectAccessible } from './accessibility.ts'
import { enter, enterAsNewcomer, expectNoWiderThanScreen } from './customers.ts'
import { expect } from './fixtures.ts'
import { loseNextResponse } from './hold.ts'
import { look } from './look.ts'
import { openOfflineShop } from './offline-shop.ts'
import { testIn } from './own-shop.ts'
import { aPaidOrder } from './paid-order.ts'
import { reload, visit } from './visit.ts'

const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
const test = testIn((browser) => openOfflineShop(browser, keys))

// One after the other: the first looks at the shop before it has runs.
test.describe.configure({ mode: 'serial' })

/**
 * Takes the place of what a browser without a screen does not have: the customer's answer, and an address at a push
 * service.
 */
async function withNotifications(page: Page, answer: NotificationPermission) {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
  const own = { endpoint, keys: { p256dh: publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }
  const key = [...Buffer.from(publicKey, 'base64url')]
  await page.addInitScript(
    ({ own, answer, key }) => {
      const isKept = (name: string) => localStorage.getItem(name) === 'yes'
      const subscription = {
        ...{ ...own, toJSON: () => own, unsubscribe: async () => true },
        options: {
          get applicationServerKey() {
            return Uint8Array.from(isKept('hasEarlierKey') ? [] : key).buffer
          },
        },
      }
      const keep = (name: string) => localStorage.setItem(name, 'yes')
      const permission = () => (isKept('answered') ? answer : 'default')
      Object.defineProperty(Notification, 'permission', { get: permission })
      Notification.requestPermission = async () => {
        keep('answered')
        return answer
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isKept('subscribed') ? subscription : null),
        subscribe: async () => {
          keep('subscribed')
          localStorage.removeItem('hasEarlierKey')
          return subscription
        },
      })
    },
    { own, answer, key },
  )
}

/** Has the browser's worker get a message, as from the push service; returns what it shows. */
async function push(page: Page, origin: string, message: object) {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-worker/'))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const worker = page
    .context()
    .serviceWorkers()
    .find((each) => each.url().endsWith('push-worker.js'))
  if (!worker) throw new Error('The worker was not registered')
  await worker.evaluate(() => {
    const shown = (...notification: unknown[]) => Object.assign(globalThis, { notification })
    Object.assign(ServiceWorkerRegistration.prototype, { showNotification: shown })
  })
  const delivery = { origin, registrationId: await found, data: JSON.stringify(message) }
  await session.send('ServiceWorker.deliverPushMessage', delivery)
  const notification = () => worker.evaluate(() => Object(globalThis).notification)
  await expect.poll(notification).toBeTruthy()
  return notification()
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const turnOn = 'Tell me on this device when an order is on its way'
const card = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' })

test('a customer is told on a device, in three languages, until they sign out there', async ({
  shop,
}) => {
  const page = await shop.newPage()
  await withNotifications(page, 'granted')
  const customer = await aPaidOrder(page, 'Nimal Perera')
  const calls = await enter(page, customer)
  const [{ orderId }] = await calls.get('/orders')
  const address = `/orders?order=${orderId}`

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${orderId}`)
  expect(asked.filter((path) => /push|leave-on/.test(path))).toEqual([])

  await shop.set('delivery.runs', true)
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('tellsDevices')
  await reload(page)
  await expect(card(page)).toContainText('We can tell you here')
  await expectAccessible(page)
  await look(page, 'notifications-off')
  await card(page).getByRole('button', { name: turnOn }).press('Enter')
  await expect(card(page).getByRole('status')).toHaveText(
    'This device tells you when an order is on its way.',
  )
  await expect(card(page).getByRole('status')).toBeFocused()
  await expectAccessible(page)
  await reload(page)
  const turnOff = card(page).getByRole('button', { name: 'Stop notifications on this device' })
  await expect(turnOff).toBeVisible()

  const message = { body: `Your order #${orderId} comes today`, lang: 'en', tag: 'order-1' }
  const shown = await push(page, shop.url, { title: 'JOY Box', path: address, ...message })
  expect(shown).toEqual(['JOY Box', { ...message, data: address, icon: '/icon-192.png' }])

  await page.evaluate(() => localStorage.setItem('hasEarlierKey', 'yes'))
  await reload(page)
  await card(page).getByRole('button', { name: turnOn }).click()
  await expect(turnOff).toBeVisible()

  for (const [language, title] of [
    ['si', 'මේ උපාංගයේ දැනුම්දීම්'],
    ['ta', 'இந்தச் சாதனத்தில் அறிவிப்புகள்'],
  ]) {
    await visit(page, `/${language}${address}`)
    const translated = page.getByRole('region', { name: title })
    await expect(translated.getByRole('button')).toBeVisible()
    await look(page, `notifications-${language}`)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoWiderThanScreen(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }

  await visit(page, '/userprofile')
  await turnOff.click()
  await card(page).getByRole('button', { name: turnOn }).click()
  await expect(turnOff).toBeVisible()
  expect(await shop.ask('select 1 from push_subscriptions')).toHaveLength(1)
  await look(page, 'notifications-on')
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect.poll(() => workers(page)).toBe(0)
  await expect.poll(() => shop.ask('select 1 from push_subscriptions')).toEqual([])
})

test('notifications are switched on and off although the answer was lost', async ({
  shop,
  consoleErrors,
}) => {
  const page = await shop.newPage()
  await withNotifications(page, 'granted')
  await shop.set('delivery.runs', true)
  await enterAsNewcomer(page)
  await visit(page, '/userprofile')
  const saved = '**/api/user/push-subscriptions'
  await loseNextResponse(page, saved, 'PUT')
  await card(page).getByRole('button', { name: turnOn }).click()
  const turnOff = card(page).getByRole('button', { name: 'Stop notifications on this device' })
  await expect(turnOff).toBeVisible()
  await loseNextResponse(page, `${saved}/*`, 'DELETE')
  await turnOff.click()
  await expect(card(page).getByRole('button', { name: turnOn })).toBeVisible()
  await expect.poll(() => workers(page)).toBe(0)
  // Of the responses that were lost.
  consoleErrors.length = 0
})

test('who has refused notifications reads what to do', async ({ shop }) => {
  const page = await shop.newPage()
  await withNotifications(page, 'denied')
  await shop.set('delivery.runs', true)
  const customer = await aPaidOrder(page, 'Kamala Silva')
  const calls = await enter(page, customer)
  const [{ orderId }] = await calls.get('/orders')
  await visit(page, `/orders?order=${orderId}`)
  await card(page).getByRole('button', { name: turnOn }).click()
  await expect(card(page)).toContainText('Your browser blocks notifications of this shop. Allow')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  expect(await workers(page)).toBe(0)
})
