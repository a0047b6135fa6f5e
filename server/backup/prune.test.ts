import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archiveIn } from '../database/embedded/write-ahead-log.ts'
import { aDataFolder } from '../testing/start-shop.ts'
import { describeBackup } from './description.ts'
import { pruneBackups } from './prune.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

/** The name of the first, second … file of the write-ahead log; a restore begins another line. */
const segment = (place: number, line = 1) =>
  `${String(line).padStart(8, '0')}${String(place).padStart(16, '0')}`

async function aFolderOfBackups(backups: { days: number; place: number }[], log: string[]) {
  const folder = await aDataFolder()
  for (const { days, place } of backups) {
    const backup = join(folder, `${days} days`)
    await mkdir(backup)
    await describeBackup(backup, { at: daysAgo(days), firstSegment: segment(place) })
  }
  await mkdir(archiveIn(folder))
  for (const name of log) await writeFile(join(archiveIn(folder), name), '')
  return { folder, log: () => readdir(archiveIn(folder)) }
}

test('old backups go, with what only they need of the write-ahead log', async () => {
  const kept = [`${segment(5)}.gz`, `${segment(5)}.00000028.backup.gz`, `${segment(6, 2)}.gz`]
  const gone = [
    `${segment(1)}.gz`,
    `${segment(4)}.gz`,
    `${segment(1)}.00000028.backup.gz`,
    `${segment(4, 2)}.gz`,
  ]
  const { folder, log } = await aFolderOfBackups(
    [
      { days: 15, place: 1 },
      { days: 13, place: 5 },
      { days: 1, place: 9 },
    ],
    [...kept, ...gone, '00000002.history.gz'],
  )
  await mkdir(join(folder, 'photographs'))
  await pruneBackups(folder, 14)
  expect((await readdir(folder)).sort()).toEqual(['1 days', '13 days', 'photographs', 'wal'])
  expect((await log()).sort()).toEqual([...kept, '00000002.history.gz'].sort())
})

test('the log goes on from the earliest place of all backups, which a restore may have given to a later one', async () => {
  const line2 = [`${segment(5, 2)}.gz`, `${segment(8, 2)}.gz`]
  const { folder, log } = await aFolderOfBackups(
    [
      { days: 15, place: 1 },
      { days: 13, place: 9 },
      { days: 1, place: 5 },
    ],
    [`${segment(4)}.gz`, `${segment(9)}.gz`, ...line2],
  )
  await pruneBackups(folder, 14)
  expect((await log()).sort()).toEqual([`${segment(9)}.gz`, ...line2])
})

test('dumps, which need no log, go too', async () => {
  const folder = await aDataFolder()
  for (const days of [15, 13]) {
    await mkdir(join(folder, `${days} days`))
    await describeBackup(join(folder, `${days} days`), { at: daysAgo(days) })
  }
  await pruneBackups(folder, 14)
  expect(await readdir(folder)).toEqual(['13 days'])
})

test('the last backup stays, however old it is', async () => {
  const { folder, log } = await aFolderOfBackups(
    [
      { days: 60, place: 2 },
      { days: 90, place: 1 },
    ],
    [`${segment(1)}.gz`, `${segment(2)}.gz`],
  )
  await pruneBackups(folder, 14)
  expect((await readdir(folder)).sort()).toEqual(['60 days', 'wal'])
  expect(await log()).toEqual([`${segment(2)}.gz`])
})
