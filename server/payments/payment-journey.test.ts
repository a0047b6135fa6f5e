import { describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { anUnpaidOrder, formPost, stateOf, type UnpaidOrder } from '../testing/payment-builders.ts'

/** Posts the forms from the shop's page through the sandbox to one of its buttons. */
async function payAtSandbox({ request }: TestShop, { page }: UnpaidOrder, outcome: string) {
  const checkout = await formOn(await request(page))
  const finish = await formOn(await request('/sandbox-gateway/pay/checkout', formPost(checkout)))
  finish.set('outcome', outcome)
  return request('/sandbox-gateway/pay/finish', formPost(finish))
}

/** The hidden fields of a page's form, as a browser would post them. */
async function formOn(page: Response): Promise<URLSearchParams> {
  const fields = (await page.text()).matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)">/g,
  )
  return new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value]))
}

describe('paying at the sandbox', () => {
  it.each([
    ['pay', 'PAID', 'PAID'],
    ['decline', 'PENDING', 'PAYMENT_NOTIFIED'],
    ['cancel', 'PENDING', 'PAYMENT_NOTIFIED'],
  ])('by "%s" leaves the order %s before the browser is back', async (outcome, status, event) => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const back = await payAtSandbox(shop, order, outcome)
    expect(back.status).toBe(303)
    expect(back.headers.get('Location')).toBe(
      `${shop.shop.config.publicUrl}/payment-result?order_id=${order.attempt.reference}`,
    )
    expect(await stateOf(shop, order)).toMatchObject({
      status,
      history: ['PLACED', 'PAYMENT_STARTED', event],
    })
  })

  it('succeeds from the same page after a card was declined', async () => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    await payAtSandbox(shop, order, 'decline')
    await payAtSandbox(shop, order, 'pay')
    expect(await stateOf(shop, order)).toMatchObject({ status: 'PAID' })
  })
})
