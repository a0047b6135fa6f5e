import { expect, test } from 'vitest'
import { createApplication } from '../application/application.ts'
import { openShop } from '../testing/open-shop.ts'

test('security.txt says whom to tell about a security problem, and the policy is there to be read', async () => {
  const { request, shop } = await openShop()
  const answer = await request('/.well-known/security.txt')
  expect(answer.headers.get('Content-Type')?.toLowerCase()).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.+)/)),
  )
  const { publicUrl, supportEmail } = shop.config
  expect(fields).toEqual({
    Contact: `mailto:${supportEmail}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'en, si, ta',
    Canonical: `${publicUrl}/.well-known/security.txt`,
    Policy: `${publicUrl}/security-policy`,
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
  const policy = await request(fields.Policy.slice(publicUrl.length))
  expect(policy.status).toBe(200)
  expect(await policy.text()).toContain(supportEmail)
})

test('with https, browsers use nothing else for a year', async () => {
  const { request, shop } = await openShop()
  expect((await request('/security-policy')).headers.get('Strict-Transport-Security')).toBeNull()
  const config = { ...shop.config, publicUrl: 'https://joybox.example' }
  const secure = await createApplication({ ...shop, config }).request('/security-policy')
  expect(secure.headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('pages may use no camera, place or payment of the browser; data and files do not say so', async () => {
  const { request } = await openShop()
  const page = await request('/security-policy')
  expect(page.headers.get('Permissions-Policy')).toMatch(
    /camera=\(\), .*geolocation=\(\), .*payment=\(\)/,
  )
  expect((await request('/api/products')).headers.get('Permissions-Policy')).toBeNull()
})
