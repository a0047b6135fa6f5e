import { expect, test } from 'vitest'
import { DatabaseServers, urlsOf } from './servers.ts'

test.each([
  ['postgres://joybox@db.example/shop', ['postgres://joybox@db.example/shop']],
  [
    'postgresql://joybox:a%40b@one:5432,other:5433/shop?sslmode=require',
    [
      'postgresql://joybox:a%40b@one:5432/shop?sslmode=require',
      'postgresql://joybox:a%40b@other:5433/shop?sslmode=require',
    ],
  ],
  ['postgres://[::1]:5432,[::2]/shop', ['postgres://[::1]:5432/shop', 'postgres://[::2]/shop']],
])('%s names these servers', (url, servers) => {
  expect(urlsOf(url)).toEqual(servers)
})

test('when none of several servers answers, the start says why of each', async () => {
  const servers = new DatabaseServers('postgres://joybox@127.0.0.1:1,127.0.0.1:2/shop')
  await expect(servers.findPrimary()).rejects.toThrow(
    /^No server of DATABASE_URL takes changes: connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.1:2$/,
  )
})
