import { expect, test } from 'vitest'
import { aCustomer } from '../testing/builders.ts'
import { lastMailedCode } from '../testing/code-builders.ts'
import { openShop } from '../testing/open-shop.ts'

test('an address and a code may be sent in the body instead of the URL', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  expect((await shop.call('POST /user/send', { body: { email } })).status).toBe(201)
  const otp = await lastMailedCode(shop)
  for (const sent of [{ body: { email, otp } }, { query: { email, otp } }]) {
    expect((await shop.call('POST /user/validate', sent)).body).toBe('OTP is valid')
  }
})

test('the specified calls need neither a body nor a content type', async () => {
  const shop = await openShop()
  const { email } = await aCustomer(shop)
  const send = new URLSearchParams({ email })
  const sent = await shop.request(`/api/user/send?${send}`, { method: 'POST' })
  expect(sent.status).toBe(201)
  const validate = new URLSearchParams({ email, otp: await lastMailedCode(shop) })
  const answer = await shop.request(`/api/user/validate?${validate}`, { method: 'POST' })
  expect(await answer.text()).toBe('OTP is valid')
})

test.each(['cross-site', 'same-site'])(
  'a %s page cannot have mails sent by the browsers of its visitors',
  async (site) => {
    const shop = await openShop()
    const { email } = await aCustomer(shop)
    const path = `/api/user/send?${new URLSearchParams({ email })}`
    for (const method of ['GET', 'POST']) {
      const headers = { 'Sec-Fetch-Site': site }
      const answer = await shop.request(path, { method, headers })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'fromElsewhere'])
    }
    expect(await shop.deliverMails()).toEqual([])
    const own = await shop.request(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(own.status).toBe(200)
  },
)
