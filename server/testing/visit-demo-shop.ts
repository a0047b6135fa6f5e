import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { buildIfNeeded } from '../../scripts/build.mjs'
import { findFreePort } from '../database/embedded/free-port.ts'

/** Runs `visit` with a freshly seeded, built demo shop and a browser, and ends both afterwards. */
export async function visitDemoShop(
  visit: (browser: Browser, shopUrl: string) => Promise<void>,
  browserArguments: string[] = [],
): Promise<void> {
  await buildIfNeeded()
  const port = Number(process.env.PORT ?? (await findFreePort()))
  const url = `http://localhost:${port}`
  const shop = spawn(process.execPath, ['server/testing/demo-shop.ts'], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = once(shop, 'exit')
  try {
    await Promise.race([
      untilOpen(url),
      end.then(() => {
        throw new Error('The demo shop ended before it opened')
      }),
    ])
    const options = config.use?.launchOptions
    const args = [...(options?.args ?? []), ...browserArguments]
    const browser = await chromium.launch({ ...options, args })
    await visit(browser, url).finally(() => browser.close())
  } finally {
    shop.kill('SIGTERM')
    await end
  }
}

async function untilOpen(url: string): Promise<void> {
  for (;;) {
    const isOpen = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOpen) return
    await sleep(100)
  }
}
