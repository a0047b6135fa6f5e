import sharp from 'sharp'
import { expect, test } from 'vitest'
import { claimPhotoDays } from '../../../domain/limits.ts'
import { privatePictures } from '../../database/schema.ts'
import { clearOldData } from '../../retention/index.ts'
import { aCustomer, signInAgain } from '../../testing/builders.ts'
import { aLine, aPhoto, atClaims, claimsBy } from '../../testing/claim-builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { ownDataOf } from '../../testing/own-data-builders.ts'

async function withPhoto() {
  const shop = await openShop()
  const office = await atClaims(shop)
  const { claims, goods } = office
  const { photoId } = (await claims.upload(await aPhoto())).body
  const line = aLine(goods[0]?.goods ?? '', { kind: 'DAMAGED', photoIds: [photoId] })
  return { shop, ...office, photoId, line }
}

const bytesOf = (picture: string) => Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64')

test('a photograph is for its customer and for operators, and loses its metadata', async () => {
  const { shop, claims, order, photoId, line, officePhoto, office } = await withPhoto()
  expect((await officePhoto(photoId)).status).toBe(404)
  await claims.add([line])
  const own = await claims.photo(photoId)
  expect(own.status).toBe(200)
  expect(own.headers.get('Cache-Control')).toBe('no-store')
  const about = await sharp(bytesOf(own.body.picture)).metadata()
  expect(about).toMatchObject({ format: 'webp', width: 40, height: 30 })
  expect(about.exif).toBeUndefined()
  expect((await officePhoto(photoId)).status).toBe(200)
  expect((await office()).claims[0]?.lines[0]).toMatchObject({
    photoIds: [photoId],
    seenBefore: false,
  })

  const stranger = claimsBy(shop, await aCustomer(shop), order.id)
  expect((await stranger.photo(photoId)).status).toBe(404)
  expect((await claimsBy(shop, { token: '' }, order.id).photo(photoId)).status).toBe(401)
  const picker = await anOperator(shop, ['PICKER'])
  const asPicker = { session: picker.session, params: { photoId } }
  expect((await shop.call('GET /admin/claim-photos/{photoId}', asPicker)).status).toBe(403)
  const path = `/api/admin/claim-photos/${photoId}`
  expect((await shop.request(path)).status).toBe(404)
})

test('a photograph belongs to one line of its own order, and waits an hour', async () => {
  const { shop, claims, order, photoId, line, goods } = await withPhoto()
  const again = { ...line, photoIds: [photoId, photoId] }
  expect((await claims.add([again])).body.code).toBe('unknownPhoto')
  await claims.add([line])
  expect((await claims.add([line])).body.code).toBe('unknownPhoto')
  const { photoId: second } = (await claims.upload(await aPhoto())).body
  shop.passMinutes(61)
  await signInAgain(shop, order.customer)
  const late = aLine(goods[0]?.goods ?? '', { kind: 'DAMAGED', photoIds: [second] })
  expect((await claims.add([late])).body.code).toBe('unknownPhoto')
  expect((await claims.photo(second)).status).toBe(404)
})

test('large photographs of phones pass; what is no picture is refused with words', async () => {
  const { claims } = await withPhoto()
  const large = await aPhoto({ width: 8160, height: 6120 })
  const { photoId } = (await claims.upload(large)).body
  const stored = await sharp(bytesOf((await claims.photo(photoId)).body.picture)).metadata()
  expect(stored).toMatchObject({ width: 1600, height: 1200 })

  const asJpeg = (text: string) => `data:image/jpeg;base64,${Buffer.from(text).toString('base64')}`
  const drawing = asJpeg('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const page = asJpeg('<!doctype html><script>alert(1)</script>')
  for (const file of [drawing, page, asJpeg('')]) {
    const refused = await claims.upload(file)
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/^The shop cannot read this as a picture/)
  }
  expect((await claims.upload('data:text/html;base64,AAAA')).status).toBe(400)
  const huge = await claims.upload(await aPhoto({ width: 9000, height: 8000 }))
  expect([huge.status, huge.body.code]).toEqual([413, 'pictureTooLarge'])
})

test('a photograph passes although a few of its bytes spell the beginning of something else', async () => {
  const { claims } = await withPhoto()
  const [type, photo = ''] = (await aPhoto()).split(',')
  // Four given bytes are in one of 1,200 photographs of 3.5 MB by chance.
  const byChance = Buffer.from(
    '<sVg\u0090 <svG9 \u007felf\u0002 \u007fELF\u0091 pk\u0005\u0006 PK\u0005\u0006\u0092',
    'latin1',
  )
  const bytes = Buffer.concat([Buffer.from(photo, 'base64'), byChance])
  expect((await claims.upload(`${type},${bytes.toString('base64')}`)).status).toBe(201)
})

test('the same photograph in a later claim is marked', async () => {
  const { claims, line, office, decide } = await withPhoto()
  const upload = async () => (await claims.upload(await aPhoto())).body.photoId
  const twice = { ...line, photoIds: [...line.photoIds, await upload()] }
  const [first] = (await claims.add([twice])).body.claims
  await decide(first.lines[0].id, { decision: 'REFUSED', units: 0 })
  await claims.add([{ ...line, photoIds: [await upload()] }])
  const marks = (await office()).claims.map(({ lines }) => lines[0]?.seenBefore)
  expect(marks).toEqual([true, false])
})

test('photographs are deleted 180 days after the answer, and those without a claim after an hour', async () => {
  const { shop, claims, line, decide } = await withPhoto()
  await claims.upload(await aPhoto())
  const [claim] = (await claims.add([line])).body.claims
  const answered = await decide(claim.lines[0].id, { decision: 'REFUSED', units: 0 })
  expect(answered.status).toBe(204)
  const left = () => shop.database.$count(privatePictures)
  shop.passMinutes(61)
  await clearOldData(shop.shop)
  expect(await left()).toBe(1)
  const day = 24 * 60
  shop.passMinutes((claimPhotoDays - 1) * day)
  await clearOldData(shop.shop)
  expect(await left()).toBe(1)
  shop.passMinutes(2 * day)
  await clearOldData(shop.shop)
  expect(await left()).toBe(0)
})

test('photographs of a claim that was taken back are gone', async () => {
  const { shop, claims, line, photoId, officePhoto } = await withPhoto()
  const [claim] = (await claims.add([line])).body.claims
  await claims.withdraw(claim.id)
  expect((await claims.photo(photoId)).status).toBe(404)
  expect((await officePhoto(photoId)).status).toBe(404)
  await clearOldData(shop.shop)
  expect(await shop.database.$count(privatePictures)).toBe(0)
})

test('customers’ own data contain their claims with the photographs', async () => {
  const { shop, claims, order, line, photoId, decide } = await withPhoto()
  const [claim] = (await claims.add([line])).body.claims
  await decide(claim.lines[0].id, { decision: 'REFUSED', units: 0, answer: 'It is whole' })
  const { picture } = (await claims.photo(photoId)).body
  const { body } = await ownDataOf(shop, order.customer).download()
  expect(body.orders[0].claims).toMatchObject([
    {
      state: 'ANSWERED',
      lines: [
        {
          name: 'Ceylon Tea',
          words: 'It was not there',
          photos: [picture],
          decision: { answer: 'It is whole' },
        },
      ],
    },
  ])
})
