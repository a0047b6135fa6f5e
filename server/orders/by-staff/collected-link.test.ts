import { expect, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { atThePhone, nimali } from '../../testing/staff-order-builders.ts'

test('the mails with the link of an order that is collected do not say that it is on its way once it is paid', async () => {
  const shop = await openShop()
  const { session, enter, mailLink } = await atThePhone(shop)
  const { body: place } = await shop.call('POST /admin/delivery/areas', {
    session,
    body: {
      name: 'Our shop',
      kind: 'COLLECTION',
      names: { si: '', ta: '' },
      fee: 0,
      freeFrom: null,
      minimum: 0,
      isServed: true,
      codes: [],
    },
  })
  const email = 'nimali@example.com'
  const entered = await enter({
    customer: { ...nimali, email, language: 'en' },
    collectAt: place.areaId,
  })
  expect(entered.status).toBe(201)
  const { orderId } = entered.body
  expect((await mailLink(orderId)).status).toBe(204)
  const mails = (await shop.deliverMails()).filter(({ to }) => to.includes(email))
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toContain(`We have noted your order #${orderId}`)
    expect(text).toContain('We pack it as soon as its payment is in.')
    expect(text).not.toContain('on its way')
  }
})
