import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../config.ts'
import { backups, mails } from '../database/schema.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { readOutbox } from '../testing/read-mail.ts'
import { makeTestFolder, removeTestFolder } from '../testing/test-folders.ts'

test('what is missing is named until it is there', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const missing = async () => (await shop.call('GET /admin/self-check', { session })).body
  expect(await missing()).toEqual([
    'mail',
    'gateway',
    'address',
    'backup',
    'email',
    'phone',
    'owner',
  ])

  const params = { key: 'shop.phone' }
  const body = { value: '011 234 5678', version: 0 }
  await shop.call('PUT /admin/settings/{key}', { session, params, body })
  await anOperator(shop)
  expect(await missing()).toEqual(['mail', 'gateway', 'address', 'backup', 'email'])

  const behind = { Cookie: session, 'X-Forwarded-For': '203.0.113.9' }
  const proxied = await shop.request('/api/admin/self-check', { headers: behind })
  expect(await proxied.json()).toContain('proxy')
})

test('an account at the gateway’s own sandbox is no gateway yet', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const missing = async (payHereUrl: string) => {
    const { gateways, takesMoney } = readSettings({
      PAYHERE_MERCHANT_ID: '1221149',
      PAYHERE_MERCHANT_SECRET: 'secret of the account',
      PAYHERE_URL: payHereUrl,
    })
    Object.assign(shop.shop, { config: { ...shop.shop.config, gateways, takesMoney } })
    return (await shop.call('GET /admin/self-check', { session })).body
  }
  expect(await missing('https://sandbox.payhere.lk')).toContain('gateway')
  expect(await missing('https://www.payhere.lk')).not.toContain('gateway')
})

test('a backup of the last day is enough, an older one is not', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const missing = async () => (await shop.call('GET /admin/self-check', { session })).body
  const at = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
  await shop.database.insert(backups).values({ at: at(26) })
  expect(await missing()).toContain('backup')
  await shop.database.insert(backups).values({ at: at(24) })
  expect(await missing()).not.toContain('backup')
})

test('of a PostgreSQL of the owner’s, which others may back up, nothing is said before a backup was noted', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const databaseUrl = 'postgres://joybox@db.example/joybox'
  Object.assign(shop.shop, { config: { ...shop.shop.config, databaseUrl } })
  const missing = async () => (await shop.call('GET /admin/self-check', { session })).body
  const figure = /^backup_last_timestamp_seconds \d+/m
  const figures = async () => (await shop.request('/metrics')).text()
  expect(await missing()).not.toContain('backup')
  expect(await figures()).not.toMatch(figure)

  await shop.database.insert(backups).values({ at: new Date(Date.now() - 26 * 60 * 60_000) })
  expect(await missing()).toContain('backup')
  expect(await figures()).toMatch(figure)
  // As docs/operations.md says for a backup that was made elsewhere.
  await shop.database.execute('insert into backups default values')
  expect(await missing()).not.toContain('backup')
})

test('a mail server that does not take mails is named, and counted', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const missing = async () => (await shop.call('GET /admin/self-check', { session })).body
  const figure = async () =>
    /^mails_not_taken (\d+)$/m.exec(await (await shop.request('/metrics')).text())?.[1]
  const aMail = (row: Partial<typeof mails.$inferInsert>) =>
    shop.database.insert(mails).values({
      jobId: randomUUID(),
      toName: 'Nimali',
      toAddress: 'nimali@example.com',
      subject: 'Order 1000',
      writtenAt: shop.shop.now(),
      tries: 3,
      triedAt: shop.shop.now(),
      ...row,
    })
  const now = shop.shop.now()
  // Of one recipient, while the mails of others are taken.
  await aMail({ writtenAt: new Date(now.getTime() - 60_000) })
  await aMail({ sentAt: now })
  shop.passMinutes(1)
  await aMail({ tries: 2 })
  await aMail({ failedAt: shop.shop.now() })
  expect(await missing()).not.toContain('mailRefused')
  expect(await figure()).toBe('0')
  await aMail({})
  await aMail({})
  expect(await missing()).toContain('mailRefused')
  expect(await figure()).toBe('2')
})

test('what is free on the disk of the embedded database is measured, and not of one elsewhere', async () => {
  const shop = await openShop()
  const dataDir = await makeTestFolder()
  onTestFinished(() => removeTestFolder(dataDir))
  const figure = async (databaseUrl?: string) => {
    Object.assign(shop.shop, { config: { ...shop.shop.config, dataDir, databaseUrl } })
    return /^data_disk_free_bytes (\d+)$/m.exec(await (await shop.request('/metrics')).text())?.[1]
  }
  expect(Number(await figure())).toBeGreaterThan(0)
  expect(await figure('postgres://joybox@db.example/joybox')).toBeUndefined()
})

test('a test mail goes to the operator, and says what the mail server answers', async () => {
  const shop = await openShop()
  const { session, email } = await anOperator(shop)
  const dataDir = await makeTestFolder()
  onTestFinished(() => removeTestFolder(dataDir))
  const send = async (smtpUrl: string | undefined) => {
    Object.assign(shop.shop, { config: { ...shop.shop.config, dataDir, smtpUrl } })
    return (await shop.call('POST /admin/test-mails', { session })).body
  }
  expect(await send(undefined)).toEqual({ isSent: true, isReal: false, fault: null })
  const [mail] = await readOutbox(join(dataDir, 'outbox'))
  expect(mail).toMatchObject({ subject: 'A test mail from JOY Box' })
  expect(mail?.to).toContain(email)
  // Nobody listens there.
  expect(await send('smtp://127.0.0.1:1')).toMatchObject({
    isSent: false,
    isReal: true,
    fault: expect.stringContaining('ECONNREFUSED'),
  })
})
