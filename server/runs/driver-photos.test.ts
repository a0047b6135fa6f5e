import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deliveryPhotoDays } from '../../domain/limits.ts'
import { privatePictures } from '../database/schema.ts'
import { clearOldData } from '../retention/index.ts'
import { aPhoto } from '../testing/claim-builders.ts'
import { openShopInTheMorning } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
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

test('a photograph of a door is private, sent once, and deleted in time', async () => {
  const shop = await openShopInTheMorning()
  const { driver, stopIds, runOf, runId, photo } = await onTheWay(shop)
  const [stopId = 0] = stopIds
  const opId = crypto.randomUUID()
  const picture = await aPhoto()
  await driver.photograph(stopId, picture, opId)
  expect((await driver.photograph(stopId, picture, opId)).status).toBe(200)
  const [stop] = (await runOf(runId)).stops
  expect(stop?.photoIds).toHaveLength(1)
  const [photoId = 0] = stop?.photoIds ?? []
  const shown = await photo(photoId)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('Cache-Control')).toBe('no-store')
  expect(shown.body.picture).toMatch(/^data:image\/webp/)
  const picker = await anOperator(shop, ['PICKER'])
  expect((await photo(photoId, picker.session)).status).toBe(403)
  expect((await photo(photoId, driver.session)).status).toBe(403)
  expect((await driver.photograph(stopId, 'data:image/png;base64,AAAA')).status).toBe(400)
  for (let more = 0; more < 2; more++) await driver.photograph(stopId, picture)
  expect((await driver.photograph(stopId, picture)).body.code).toBe('tooManyPhotos')

  shop.passMinutes(deliveryPhotoDays * 24 * 60 + 61)
  await clearOldData(shop.shop)
  expect(await shop.database.$count(privatePictures)).toBe(0)
})
