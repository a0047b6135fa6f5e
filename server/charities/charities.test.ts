import sharp from 'sharp'
import { expect, test } from 'vitest'
import { charities, charityPictures } from '../database/schema.ts'
import { storePictures } from '../media/index.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

async function aCharity(
  { database }: TestShop,
  { name = 'Lantern Meals Circle', pictureWidths = [] as number[] } = {},
) {
  const charity = { name, subName: 'Hot lunches', description: 'Rice, dhal and greens.' }
  const [row] = await database.insert(charities).values(charity).returning()
  if (!row) throw new Error('No charity was inserted')
  const files = pictureWidths.map((width) =>
    sharp({ create: { width, height: width, channels: 3, background: '#f6b21b' } })
      .png()
      .toBuffer(),
  )
  const hashes = await storePictures(database, await Promise.all(files))
  const rows = hashes.map((pictureHash, position) => ({ charityId: row.id, position, pictureHash }))
  if (rows.length > 0) await database.insert(charityPictures).values(rows)
  return { ...charity, id: row.id }
}

test('charities are listed in their order, with or without pictures', async () => {
  const shop = await openShop()
  const first = await aCharity(shop)
  const second = await aCharity(shop, { name: 'Green Hands' })
  const { status, body } = await shop.call('GET /charities')
  expect(status).toBe(200)
  expect(body).toEqual([
    { ...first, images: [] },
    { ...second, images: [] },
  ])
})

test('a charity’s pictures are in their order, and in the large width if they are that large', async () => {
  const shop = await openShop()
  const charity = await aCharity(shop, { pictureWidths: [1500, 300, 1200] })
  const [listed] = (await shop.call('GET /charities')).body
  expect(listed.images).toEqual([
    expect.stringMatching(/^\/media\/\w+-photo100-1200\.webp$/),
    expect.stringMatching(/^\/media\/\w+-photo100-384\.webp$/),
    expect.stringMatching(/^\/media\/\w+-photo100-1200\.webp$/),
  ])
  for (const image of listed.images) expect((await shop.request(image)).status).toBe(200)
  const params = { id: charity.id }
  expect((await shop.call('GET /charities/{id}', { params })).body).toEqual(listed)
})

test('every picture can be requested as a data URI', async () => {
  const shop = await openShop()
  await aCharity(shop, { pictureWidths: [1500, 300] })
  const [{ images }] = (await shop.call('GET /charities', { query: { images: 'inline' } })).body
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^data:image\/webp;base64,.{20}/)
})

test('an unknown charity is not found', async () => {
  const shop = await openShop()
  const { status, body } = await shop.call('GET /charities/{id}', { params: { id: 1 } })
  expect([status, body.code]).toEqual([404, 'unknownCharity'])
  expect((await shop.call('GET /charities/{id}', { params: { id: 'lantern' } })).status).toBe(400)
})
