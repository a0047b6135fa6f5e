import { describe, expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { payAtSandbox } from '../testing/pay-at-sandbox.ts'
import { anUnpaidOrder, stateOf } from '../testing/payment-builders.ts'

describe('paying at the sandbox', () => {
  it.each([
    ['pay', 'PAID', 'PAID'],
    ['decline', 'PENDING', 'PAYMENT_NOTIFIED'],
    ['cancel', 'PENDING', 'PAYMENT_NOTIFIED'],
  ])('by "%s" leaves the order %s before the browser is back', async (outcome, status, event) => {
    const shop = await openShop()
    const order = await anUnpaidOrder(shop)
    const back = await payAtSandbox(shop, order.page, outcome)
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
    await payAtSandbox(shop, order.page, 'decline')
    await payAtSandbox(shop, order.page, 'pay')
    expect(await stateOf(shop, order)).toMatchObject({ status: 'PAID' })
  })
})
