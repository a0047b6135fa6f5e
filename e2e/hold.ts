import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Holds back matching calls until they are released. */
export async function hold(page: Page, calls: RegExp) {
  const held: Route[] = []
  let isHolding = true
  await page.route(calls, (route) => {
    if (isHolding) held.push(route)
    else return route.fallback()
  })
  return {
    /** Waits until this many calls have been sent. */
    reached: (count: number) => expect.poll(() => held.length).toBe(count),
    /** Lets new calls pass; those held stay held. */
    pass: () => {
      isHolding = false
    },
    /** Aborts the held calls. */
    drop: () => Promise.all(held.map((route) => route.abort())),
    /** Sends the held calls. */
    release: () => Promise.all(held.map((route) => route.continue())),
  }
}

/** Stops the browser on its way to the next page, as a press on its own button does. */
export function stopOnTheWay(page: Page) {
  return page.evaluate(() => {
    const stop = ({ destination }: NavigateEvent) => {
      if (destination.sameDocument) return
      window.navigation.removeEventListener('navigate', stop)
      // Nobody is faster than the page.
      requestIdleCallback(() => window.stop())
    }
    window.navigation.addEventListener('navigate', stop)
  })
}

/** Lets the next matching call, a POST if nothing else is said, reach the shop, whose response is then lost. */
export function loseNextResponse(page: Page, calls: string | RegExp, method = 'POST') {
  return replaceNextResponse(page, { calls, method }, (route) => route.abort())
}

/** The same with a proxy between, which then responds with a page of its own. */
export function loseNextResponseInProxy(page: Page, calls: string | RegExp, method = 'POST') {
  return replaceNextResponse(page, { calls, method }, (route) =>
    route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway timeout</h1>' }),
  )
}

async function replaceNextResponse(
  page: Page,
  { calls, method }: { calls: string | RegExp; method: string },
  respond: (route: Route) => Promise<void>,
) {
  let isReplaced = false
  await page.route(calls, async (route) => {
    if (isReplaced || route.request().method() !== method) return route.fallback()
    isReplaced = true
    await route.fetch()
    await respond(route)
  })
}
