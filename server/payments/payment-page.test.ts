import { hash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureUrl } from '../../domain/goods/images.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import { openShop } from '../testing/open-shop.ts'
import { atWork } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, notify } from '../testing/payment-builders.ts'
import { storePicture } from '../testing/store-picture.ts'

describe('the page that leads to the gateway', () => {
  it('posts the signed form of the order, by script or by its button', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const answer = await shop.request(order.page)
    const page = await answer.text()
    const { publicUrl } = shop.shop.config
    expect(answer.status).toBe(200)
    expect(page).toContain(
      `<form method="post" action="${publicUrl}/sandbox-gateway/pay/checkout">`,
    )
    expect(page).toContain(`name="order_id" value="${order.attempt.reference}"`)
    expect(page).toContain('name="amount" value="1840.00"')
    expect(page).toContain(`name="notify_url" value="${publicUrl}/payments/notification"`)
    expect(page).toContain(`name="return_url" value="${publicUrl}/payment-result"`)
    expect(page).toContain(`name="cancel_url" value="${publicUrl}/payment-result"`)
    expect(page).toContain('<button>Continue to payment</button>')
    expect(page).toContain('LKR\u00a01,840.00')
  })

  it('has the logo that the owner has chosen', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const maroon = { width: 300, height: 80, channels: 3 as const, background: 'maroon' }
    const logo = await storePicture(shop.database, await sharp({ create: maroon }).png().toBuffer())
    expect((await (await atWork(shop)).set('shop.logo', logo)).status).toBe(200)
    expect(await (await shop.request(order.page)).text()).toContain(`src="${pictureUrl(logo)}"`)
  })

  it('runs its own script only, sends its form to the gateway only, and is not cached', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const answer = await shop.request(order.page)
    const page = await answer.text()
    const policy = answer.headers.get('Content-Security-Policy')
    const sourceOf = (tag: string) => {
      const content = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? ''
      return `${tag}-src 'sha256-${hash('sha256', content, 'base64')}'`
    }
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(sourceOf('script'))
    expect(policy).toContain(sourceOf('style'))
    expect(policy).toContain(`form-action ${shop.shop.config.publicUrl};`)
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'notification', "1' or '1'='1", '\u0000'])(
    'is not found for the token %j',
    async (token) => {
      const shop = await openShop()
      const answer = await shop.request(`/payments/${encodeURIComponent(token)}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('Content-Type')).toContain('text/html')
    },
  )

  it('redirects to the result once the order is paid', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await notify(shop, order.attempt)
    const answer = await shop.request(order.page)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/payment-result')
  })

  it('takes no payment once the stock has been released, but leads to the order', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    shop.passMinutes(61)
    await releaseLapsedHolds(shop.shop)
    const answer = await shop.request(order.page)
    expect(answer.headers.get('Location')).toBe(`/orders?order=${order.id}`)
  })
})
