import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { aPushService } from '../testing/push-service.ts'
import { atRuns } from '../testing/run-builders.ts'

/** The worker as a browser gets it, and what a press on a notification opens while these pages are open. */
async function aWorkerBeside(open: readonly string[]) {
  const { push } = await aPushService()
  const shop = await openShop({ push })
  await atRuns(shop)
  const script = await (await shop.request('/push-worker.js')).text()
  const done: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const pages = open.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) }))
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin: 'https://joybox.example' },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  }
  runInNewContext(script, { self, URL })
  return async (path: string) => {
    const waiting: Promise<unknown>[] = []
    const notification = { data: path, close: () => done.push('close') }
    const waitUntil = (work: Promise<unknown>) => waiting.push(work)
    listeners.get('notificationclick')?.({ notification, waitUntil })
    await Promise.all(waiting)
    return done
  }
}

test('a press on a notification opens the order, or shows the page that has it open', async () => {
  const order = 'https://joybox.example/si/orders?order=12'
  const press = await aWorkerBeside(['https://joybox.example/'])
  expect(await press('/si/orders?order=12')).toEqual(['close', `open ${order}`])
  const again = await aWorkerBeside(['https://joybox.example/', order])
  expect(await again('/si/orders?order=12')).toEqual(['close', `focus ${order}`])
})
