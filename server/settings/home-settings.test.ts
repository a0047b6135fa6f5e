import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureUrl, pngUrl } from '../../domain/goods/images.ts'
import { packages } from '../database/schema.ts'
import { aCustomer, aPackage, aProduct } from '../testing/builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'

async function anOwner(shop: TestShop) {
  const { session } = await anOperator(shop)
  return {
    set: (key: string, value: unknown) =>
      shop.call('PUT /admin/settings/{key}', {
        session,
        params: { key },
        body: { value, version: 0 },
      }),
    upload: async () => {
      const create = { width: 300, height: 80, channels: 3 as const, background: 'maroon' }
      const bytes = await sharp({ create }).png().toBuffer()
      const picture = `data:image/png;base64,${bytes.toString('base64')}`
      const { body } = await shop.call('POST /admin/pictures', { session, body: { picture } })
      return String(body.pictureHash)
    },
  }
}

test('a logo of the shop’s own is in mails and on the pages that they lead to', async () => {
  const shop = await openShop()
  const { set, upload } = await anOwner(shop)
  const { email } = await aCustomer(shop)
  const send = async () => {
    await shop.call('POST /user/send', { body: { email } })
    return (await shop.deliverMails()).at(-1)?.html
  }
  expect(await send()).toContain('/Footerpic/logo-on-leaf.png')

  const hash = await upload()
  expect((await set('shop.logo', hash)).status).toBe(200)
  const own = await send()
  expect(own).toContain(shop.shop.config.publicUrl + pngUrl(hash))
  const logo = await shop.request(pngUrl(hash))
  expect(logo.headers.get('Content-Type')).toBe('image/png')
  expect((await sharp(Buffer.from(await logo.arrayBuffer())).metadata()).format).toBe('png')
  expect(own).not.toContain('logo-on-leaf')
  const gone = await shop.request('/account/email/none')
  expect(await gone.text()).toContain(pictureUrl(hash))
})

test('only packages on sale and published categories can be chosen for the home page', async () => {
  const shop = await openShop()
  const { set } = await anOwner(shop)
  const rice = await aProduct(shop)
  const sold = await aPackage(shop, { contents: [[rice, 1]] })
  const withdrawn = await aPackage(shop, { contents: [[rice, 1]] })
  const isWithdrawn = eq(packages.id, withdrawn.id)
  await shop.database.update(packages).set({ publishedAt: null }).where(isWithdrawn)
  expect((await set('home.firstPackage', withdrawn.id)).status).toBe(400)
  expect((await set('home.firstPackage', sold.id)).status).toBe(200)
  expect((await set('home.firstTile', rice.categoryId)).status).toBe(200)
  expect(shop.shop.settings.get('home.firstPackage')).toBe(sold.id)
})
