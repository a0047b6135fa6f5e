import { expect, test } from 'vitest'
import type { RenderPage } from '../../contract/storefront.ts'
import { openShop } from '../testing/open-shop.ts'
import { createApplication } from './application.ts'

const textOfGuest = '<script>alert(document.cookie)</script>'

test('a page into which a script was put is not sent, and the fault is logged', async () => {
  const { shop, loggedErrors } = await openShop()
  let injected = ''
  const renderPage: RenderPage = async (_, { nonce }) => {
    const html = `<body>${injected}<script nonce="${nonce}">start()</script></body>`
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  }
  const application = createApplication(shop, renderPage)
  const page = await application.request('/')
  expect([page.status, await page.text()]).toEqual([200, '<body><script>start()</script></body>'])

  injected = textOfGuest
  const refused = await application.request('/products')
  expect([refused.status, await refused.text()]).toEqual([
    500,
    expect.not.stringContaining('alert'),
  ])
  expect(loggedErrors()).toMatchObject([{ msg: 'A request failed' }])
})

test('a page in any language has one URL', async () => {
  const { shop } = await openShop()
  const renderPage: RenderPage = async () => new Response('')
  const application = createApplication(shop, renderPage)
  for (const [typed, only] of [
    ['/si/', '/si'],
    ['/SI/Products/?q=rice', '/si/products?q=rice'],
    ['/ta//orders', '/ta/orders'],
    ['/sip/', '/sip'],
  ] as const) {
    const answer = await application.request(typed)
    expect([typed, answer.status, answer.headers.get('Location')]).toEqual([typed, 301, only])
  }
})

test('browsers ask again before they follow a redirect of a page: what is renamed may get its old name back', async () => {
  const { shop } = await openShop()
  const renderPage: RenderPage = async () =>
    new Response(null, { status: 301, headers: { Location: '/products/rice-1' } })
  const application = createApplication(shop, renderPage)
  const { status, headers } = await application.request('/products/red-rice-1')
  expect([status, headers.get('Location')]).toEqual([301, '/products/rice-1'])
  expect(headers.get('Cache-Control')).toBe('no-cache')
})
