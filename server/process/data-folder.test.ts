import { spawn } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runBackupCommand } from '../testing/backup-command.ts'
import { operatorCommandIn } from '../testing/operator-command.ts'
import { aDataFolder, launchShop, startShop } from '../testing/start-shop.ts'
import { until } from '../testing/until.ts'

test('a second shop on the same data folder is refused in one clear line', async () => {
  const first = await startShop()
  const second = await launchShop({ dataDir: first.dataDir })

  expect(await second.end).toBe(1)
  expect(second.output.trim()).toMatch(
    new RegExp(
      `^DATA_DIR ${first.dataDir} is in use by another shop \\(process ${first.pid}\\): [^\\n]+$`,
    ),
  )
  expect((await first.request('/readyz')).status).toBe(200)
})

test('of shops that start at once on a new data folder, exactly one opens', async () => {
  const dataDir = await aDataFolder()
  const shops = await Promise.all(Array.from({ length: 4 }, () => launchShop({ dataDir })))
  const openings = await Promise.allSettled(shops.map(({ opening }) => opening))

  const open = shops.filter((_, index) => openings[index]?.status === 'fulfilled')
  expect(open).toHaveLength(1)
  for (const shop of shops) {
    if (open.includes(shop)) expect((await shop.request('/readyz')).status).toBe(200)
    else expect(shop.output).toContain('in use by another shop')
  }
})

test('a data folder whose creation was interrupted is created again', async () => {
  const dataDir = await aDataFolder()
  const killed = await launchShop({ dataDir })
  await until(async () =>
    expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/draft/)),
  )
  await killed.kill()
  expect(await readdir(dataDir)).not.toContain('postgres')

  const shop = await startShop({ dataDir })
  expect((await shop.request('/readyz')).status).toBe(200)
  expect((await readdir(dataDir)).sort()).toEqual(['jwt-secret', 'postgres'])
})

test('commands for a data folder without a shop say so, and create none', async () => {
  const dataDir = await aDataFolder()
  const words = expect.stringMatching(
    new RegExp(`^DATA_DIR ${dataDir} holds no database: [^\\n]+\\n$`),
  )
  await expect(operatorCommandIn(dataDir, ['list'])).rejects.toMatchObject({
    code: 1,
    stderr: words,
  })
  for (const command of ['backup', 'check-backup'] as const) {
    const said = await runBackupCommand(command, [join(dataDir, 'backup')], { DATA_DIR: dataDir })
    expect(said).toEqual({ code: 1, output: words })
  }
  expect(await readdir(dataDir)).toEqual([])
})

test('a postmaster.pid left by a dead PostgreSQL does not prevent a start, even when its process id is in use', async () => {
  const shop = await startShop()
  const note = join(shop.dataDir, 'postgres/data/postmaster.pid')
  const lines = (await readFile(note, 'utf8')).split('\n')
  await shop.stop()
  const bystander = spawn('sleep', ['60'])
  onTestFinished(() => {
    bystander.kill()
  })
  await writeFile(note, [bystander.pid, ...lines.slice(1)].join('\n'))

  const next = await startShop({ dataDir: shop.dataDir })
  expect((await next.request('/readyz')).status).toBe(200)
  expect(bystander.exitCode).toBeNull()
})

test('no other user can read the secrets in the data folder', async () => {
  const { dataDir } = await startShop({ dataDir: await aDataFolder() })
  const modeOf = async (path: string) => (await stat(join(dataDir, path))).mode & 0o777
  expect(await modeOf('jwt-secret')).toBe(0o600)
  expect(await modeOf('postgres')).toBe(0o700)
  expect(await modeOf('postgres/password')).toBe(0o600)
  expect(await modeOf('postgres/data')).toBe(0o700)
})

test('when PostgreSQL cannot start, its own error message is shown', async () => {
  const shop = await startShop()
  await shop.stop()
  await writeFile(join(shop.dataDir, 'postgres/data/PG_VERSION'), '9\n')

  const next = await launchShop({ dataDir: shop.dataDir })
  expect(await next.end).toBe(1)
  expect(next.output).toMatch(/^PostgreSQL does not start: .*incompatible/)
})
