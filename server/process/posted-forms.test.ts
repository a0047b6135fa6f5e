import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { contactTexts, feedbackTexts } from '../../domain/texts/en/home.ts'
import type { ShopProcess } from '../testing/shop-process.ts'
import { startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

function postMessage(shop: ShopProcess, browser: { address: string; origin: string }) {
  return shop.request('/', {
    method: 'POST',
    headers: {
      Origin: browser.origin,
      'X-Forwarded-For': browser.address,
      'X-Forwarded-Proto': 'https',
    },
    body: new URLSearchParams({
      form: 'contact',
      name: 'Ruwan Silva',
      email: 'ruwan@example.com',
      contact: '',
      message: 'When do you deliver to Galle?',
    }),
  })
}

test('a form posted without script works behind a TLS proxy, and counts as a try of its browser', async () => {
  const shop = await startShop({ env: { TRUST_PROXY: '1', RATE_LIMITS: 'on' } })
  const origin = shop.url.replace('http:', 'https:')
  for (let message = 0; message < 20; message += 1) {
    expect((await postMessage(shop, { address: '192.0.2.1', origin })).status).toBe(200)
  }
  const refused = await postMessage(shop, { address: '192.0.2.1', origin })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(html).toMatch(/Too many tries\. Please wait .+ and try again\./)
  expect(html).toContain('When do you deliver to Galle?')

  const other = await postMessage(shop, { address: '192.0.2.2', origin })
  expect(await other.text()).toContain(contactTexts.sent)
  const elsewhere = await postMessage(shop, {
    address: '192.0.2.3',
    origin: 'https://else.example',
  })
  expect(elsewhere.status).toBe(400)
})

test('feedback that is posted without script leaves no session behind', async () => {
  const shop = await startShop()
  const customer = { email: 'ruwan@example.com', password: 'Kiribath#1' }
  const call = (path: string, init: RequestInit = {}) =>
    shop.request(`/api${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    })
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', body: JSON.stringify(body) })
  const person = { name: 'Ruwan Silva', nic: '911042754V', telephone: '0771234567' }
  expect((await post('/user/register', { ...person, ...customer })).status).toBe(201)
  const answer = await shop.request('/', {
    method: 'POST',
    headers: { Origin: shop.url },
    body: new URLSearchParams({
      form: 'feedback',
      name: 'Ruwan',
      feedbackCount: '4',
      message: 'The jak fruit was sweet.',
      ...customer,
    }),
  })
  expect(await answer.text()).toContain(feedbackTexts.given)

  const { token } = await (await post('/user/login', customer)).json()
  const sessions = await call('/user/sessions', { headers: { Authorization: `Bearer ${token}` } })
  expect(await sessions.json()).toMatchObject([{ isCurrent: true }])
})

test('a browser that breaks off a form causes no error', async () => {
  const shop = await startShop()
  for (const length of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    await once(socket, 'connect')
    const type = 'Content-Type: application/x-www-form-urlencoded'
    const headers = ['POST / HTTP/1.1', 'Host: localhost', type, length, 'Expect: 100-continue']
    socket.write(`${headers.join('\r\n')}\r\n\r\n`)
    // Now the shop is reading.
    await once(socket, 'data')
    socket.write('4\r\nform\r\n')
    setTimeout(() => socket.resetAndDestroy(), 20)
    await once(socket, 'close')
  }
  await until(() => expect(shop.output.match(/"status":499/g)).toHaveLength(2))
  expect(shop.output).not.toMatch(/"level":"(error|fatal)"|\n *at /)
})
