import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storePictures } from '../../media/index.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'

const aPicture = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

test('a charity is added as a draft with its gallery, published, edited and withdrawn', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const pictureHashes = await storePictures(shop.database, [
    await aPicture('#0c4b30'),
    await aPicture('#f6b21b'),
  ])
  const facts = { name: 'Lantern Meals', subName: 'Hot lunches', description: 'Every day.' }
  const body = { ...facts, pictureHashes }
  const added = await shop.call('POST /admin/charities', { session, body })
  expect([added.status, added.body.isPublished]).toEqual([201, false])
  expect((await shop.call('GET /charities')).body).toEqual([])

  const params = { charityId: added.body.charityId }
  const publish = (isPublished: boolean, version: number) =>
    shop.call('PUT /admin/charities/{charityId}/publication', {
      session,
      params,
      body: { isPublished, version },
    })
  expect((await publish(true, 1)).status).toBe(200)
  const edit = (change: object, version: number) =>
    shop.call('PUT /admin/charities/{charityId}', {
      session,
      params,
      body: { ...body, ...change, version },
    })
  const turned = await edit({ pictureHashes: pictureHashes.toReversed() }, 2)
  const [first] = (await shop.call('GET /charities')).body
  expect(first.images).toEqual([turned.body.pictures[0].imageUrl, turned.body.pictures[1].imageUrl])
  expect(turned.body.pictures[0].pictureHash).toBe(pictureHashes[1])
  const late = await edit({ name: 'Lanterns' }, 2)
  expect([late.status, late.body.current]).toEqual([409, turned.body])
  expect((await edit({ pictureHashes: ['0'.repeat(32)] }, 3)).status).toBe(400)
  expect((await edit({ name: '' }, 3)).status).toBe(400)

  expect((await publish(false, 3)).status).toBe(200)
  expect((await shop.call('GET /charities')).body).toEqual([])
  const got = await shop.call('GET /admin/charities/{charityId}', { session, params })
  expect(got.body).toMatchObject({ name: 'Lantern Meals', isPublished: false, version: 4 })
  const listed = await shop.call('GET /admin/charities', { session })
  expect(listed.body.items).toEqual([got.body])
  const query = { subjectKind: 'charity' }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  expect(log.body.total).toBe(4)
})

test('a renamed charity can still be found by its earlier names', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const facts = { subName: 'Hot lunches', description: 'Every day.', pictureHashes: [] }
  const body = { ...facts, name: 'Lantern Meals' }
  const added = await shop.call('POST /admin/charities', { session, body })
  const params = { charityId: added.body.charityId }
  await shop.call('PUT /admin/charities/{charityId}/publication', {
    session,
    params,
    body: { isPublished: true, version: 1 },
  })
  const slugsAfter = async (name: string, version: number) => {
    const edited = { ...facts, name, version }
    await shop.call('PUT /admin/charities/{charityId}', { session, params, body: edited })
    return (await shop.call('GET /charities')).body[0].formerSlugs
  }
  expect(await slugsAfter('Lantern Lunches', 2)).toEqual(['lantern-meals'])
  expect(await slugsAfter('Lanterns', 3)).toEqual(['lantern-meals', 'lantern-lunches'])
  expect(await slugsAfter('Lantern Meals', 4)).toEqual(['lantern-lunches', 'lanterns'])
})
