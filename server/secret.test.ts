import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOrMakeSecret } from './secret.ts'
import { aDataFolder } from './testing/start-shop.ts'

test('ten shops that start at once agree on one secret', async () => {
  const folder = await aDataFolder()
  const secrets = await Promise.all(Array.from({ length: 10 }, () => readOrMakeSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(folder)).toEqual(['jwt-secret'])
})

test('the secret stays the same, is long, and no other user can read it', async () => {
  const folder = join(await aDataFolder(), 'new')
  const secret = await readOrMakeSecret(folder)
  expect(secret.length).toBeGreaterThanOrEqual(64)
  expect(await readOrMakeSecret(folder)).toBe(secret)
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600)
})

test('a secret that is there is only read, also where the disk is full', async () => {
  const folder = await aDataFolder()
  const secret = await readOrMakeSecret(folder)
  const changedAt = async () => (await stat(folder, { bigint: true })).mtimeNs
  const before = await changedAt()
  expect(await readOrMakeSecret(folder)).toBe(secret)
  expect(await changedAt()).toBe(before)
})
