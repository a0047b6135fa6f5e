import { expect, test } from 'vitest'
import { policyReportLimits } from '../../domain/limits.ts'
import { openShop } from '../testing/open-shop.ts'

const title = 'A browser has blocked something in a page'
const injected = {
  'document-uri': 'https://joybox.example/products?q=code',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'inline',
  'source-file': `https://evil.example/${'x'.repeat(5000)}`,
}

async function aShopWithReports() {
  const shop = await openShop()
  const report = async (body: string, from = '192.0.2.1') => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/csp-report' }, body }
    const answer = await shop.request('/policy-reports', init, from)
    return answer.status
  }
  const lines = (): { msg: string }[] => JSON.parse(shop.loggedLines())
  return { ...shop, report, logged: () => lines().filter(({ msg }) => msg === title) }
}

test('what a browser has blocked becomes one line of the log, short and without queries', async () => {
  const { report, logged } = await aShopWithReports()
  expect(await report(JSON.stringify({ 'csp-report': injected }), '192.0.2.10')).toBe(204)
  expect(logged()).toMatchObject([
    {
      level: 'warn',
      page: 'https://joybox.example/products',
      directive: 'script-src-elem',
      blocked: 'inline',
    },
  ])
  expect(JSON.stringify(logged()).length).toBeLessThan(1000)
})

test.each([
  ['/account/email/', 'k'.repeat(43)],
  ['/pay/', '3f1c2a4e-9b7d-4c1a-8e2f-6d5b4a3c2e1f'],
  ['/si/shared-packages/', 'Xk3_tOkEn-9'],
  ['/search/', 'nimali perera'],
  [`/${'p/'.repeat(130)}`, 'k'.repeat(43)],
])('a secret link that a browser reports, %s, is not in the log', async (path, secret) => {
  const { report, logged } = await aShopWithReports()
  const link = `https://joybox.example${path}${secret}`
  const sent = { 'document-uri': link, 'blocked-uri': `${link}?q=1`, 'source-file': `${link}#top` }
  expect(await report(JSON.stringify({ 'csp-report': sent }), `2001:db8::${path.length}`)).toBe(204)
  const masked = `https://joybox.example${path}…`.slice(0, policyReportLimits.characters)
  expect(logged()).toMatchObject([{ page: masked, blocked: masked, source: masked }])
})

test('reports that are none are not logged, and none is answered otherwise', async () => {
  const { report, logged, loggedErrors } = await aShopWithReports()
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '{"csp-report":[]}',
    '{"csp-report":{"document-uri":7}}',
  ]) {
    expect([body, await report(body, '192.0.2.11')]).toEqual([body, 204])
  }
  expect(await report('x'.repeat(policyReportLimits.bytes + 1))).toBe(413)
  expect([logged(), loggedErrors()]).toEqual([[], []])
})

test('nobody can fill the log with reports', async () => {
  const { report, logged } = await aShopWithReports()
  const body = JSON.stringify({ 'csp-report': injected })
  for (let sent = 0; sent < 50; sent += 1) expect(await report(body, '192.0.2.12')).toBe(204)
  expect(logged().length).toBe(policyReportLimits.ofNetwork)
})
