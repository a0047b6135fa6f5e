import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openShopInTheMorning } from '../testing/open-shop.ts'
import { onTheWay } from '../testing/run-builders.ts'

test('a photograph of several megabytes is taken', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds } = await onTheWay(shop, 1)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const size = { width: 1280, height: 960, channels: 3, background: '#000', noise } as const
  const bytes = await sharp({ create: size }).png().toBuffer()
  expect(bytes.length).toBeGreaterThan(2_000_000)
  const picture = `data:image/png;base64,${bytes.toString('base64')}`
  expect((await driver.photograph(stopIds[0] ?? 0, picture)).status).toBe(200)
})
