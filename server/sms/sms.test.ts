import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { smsMessages } from '../database/schema.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { onTheWay } from '../testing/run-builders.ts'
import { deliverSms } from './send-sms.ts'
import { textLk } from './text-lk.ts'

const account = { token: 'a token of the tests', senderName: 'JOYBOX' }

/** A gateway that answers like this, and what it was asked for. */
function aGateway(answer: () => Response | Promise<Response>) {
  const asked: { url: string; token: string | null; body: unknown }[] = []
  const gateway = textLk(account, async (url, { headers, body }) => {
    const token = new Headers(headers).get('Authorization')
    asked.push({ url, token, body: JSON.parse(String(body)) })
    return answer()
  })
  return { asked, gateway }
}

const taken = () => Response.json({ status: 'success', data: { uid: '1' } })

const stored = (shop: TestShop) => shop.database.select().from(smsMessages)

/** An order that a driver hands over, in a shop whose customers get text messages. */
async function delivered({ language = 'en', isOn = true } = {}) {
  const shop = await openShopInTheMorning()
  const way = await onTheWay(shop, 1)
  const { set, driver, stopIds, orders } = way
  await set('sms.customers', isOn)
  const { token = '' } = orders[0]?.customer ?? {}
  await shop.call('PUT /user/language', { token, body: { language } })
  await driver.say(stopIds[0] ?? 0)
  return { ...way, shop }
}

test('a shop that does not send text messages writes none', async () => {
  const { shop } = await delivered({ isOn: false })
  expect(await stored(shop)).toEqual([])
})

test('a message goes to the mobile number in the customer’s language, once', async () => {
  const { shop, ids } = await delivered()
  const [message] = await stored(shop)
  expect(message).toMatchObject({ orderId: ids[0], parts: 1, triedAt: null, sentAt: null })
  expect(message?.to).toMatch(/^947\d{8}$/)
  expect(message?.text).toMatch(/^JOY Box: your order \d+ was delivered at \d+:\d\d [AP]M\.$/)
  const { asked, gateway } = aGateway(taken)
  const sms = { id: message?.id ?? 0 }
  await deliverSms(shop.shop, gateway, sms)
  await deliverSms(shop.shop, gateway, sms)
  expect(asked).toEqual([
    {
      url: 'https://app.text.lk/api/v3/sms/send',
      token: `Bearer ${account.token}`,
      body: { recipient: message?.to, sender_id: 'JOYBOX', type: 'plain', message: message?.text },
    },
  ])
  const [sent] = await stored(shop)
  expect(sent?.sentAt).toBeInstanceOf(Date)
})

test.each(['si', 'ta'])(
  'in %s a message fits into one or two, and says what it is about',
  async (language) => {
    const { shop, ids } = await delivered({ language })
    const [message] = await stored(shop)
    expect(message?.parts).toBeLessThanOrEqual(2)
    expect(message?.text).toContain(`#${ids[0]}`)
  },
)

test('without an account at a gateway messages stay written down', async () => {
  const { shop } = await delivered()
  const [message] = await stored(shop)
  await deliverSms(shop.shop, undefined, { id: message?.id ?? 0 })
  expect(await stored(shop)).toMatchObject([{ triedAt: null, sentAt: null }])
})

test('what the gateway refuses, and silence, is stored, and nothing is sent a second time', async () => {
  const answers = [
    () => Response.json({ status: 'error', message: 'No credit' }, { status: 402 }),
    () => Response.json({ status: 'error', message: 'No credit' }),
    () => new Response('<html>Gateway timeout</html>', { status: 502 }),
    () => Promise.reject(new Error('The connection was lost')),
  ]
  for (const answer of answers) {
    const { shop } = await delivered()
    const [message] = await stored(shop)
    const { asked, gateway } = aGateway(answer)
    await deliverSms(shop.shop, gateway, { id: message?.id ?? 0 })
    await deliverSms(shop.shop, gateway, { id: message?.id ?? 0 })
    expect(asked).toHaveLength(1)
    const [tried] = await stored(shop)
    expect(tried).toMatchObject({ sentAt: null, triedAt: expect.any(Date) })
    expect(shop.loggedErrors()).toHaveLength(1)
    expect(shop.loggedLines()).not.toContain(account.token)
  }
})

test('the account is named in the environment as a whole', () => {
  const environment = { TEXTLK_TOKEN: account.token, TEXTLK_SENDER: account.senderName }
  expect(readSettings(environment).sms).toEqual(account)
  expect(readSettings({}).sms).toBeUndefined()
  expect(() => readSettings({ TEXTLK_TOKEN: account.token })).toThrow(/set both, or neither/)
  expect(() => readSettings({ ...environment, TEXTLK_SENDER: 'JOY Box Colombo' })).toThrow(
    /TEXTLK_SENDER must be 3 to 11 letters/,
  )
})
