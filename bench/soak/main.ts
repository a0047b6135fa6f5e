// Keeps two instances of the built shop, a primary and its standby under a mixed load of guests, customers and operators, and
// kills something each minute: a worker, an instance, the primary. With the path of PgBouncer in PGBOUNCER the instances use
// the database through it, and it is killed too. At the end compares everything as the kill audit does, and writes how the
// memory of each process went. Exits with 1 when anything is missing, doubled or does not add up.
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '../../server/database/embedded/free-port.ts'
import { operatorCommandIn } from '../../server/testing/operator-command.ts'
import {
  makeTestFolder,
  removeAbandonedFolders,
  removeTestFolder,
} from '../../server/testing/test-folders.ts'
import { audit, settle, takeOpening } from '../kill-audit/audit.ts'
import { keepShopping, type Memory } from '../kill-audit/customers.ts'
import { openGateway } from '../kill-audit/gateway.ts'
import { openInstance } from '../kill-audit/instance.ts'
import { keepWorking, openOffice, signInOperator } from '../kill-audit/operators.ts'
import { anyOf } from '../kill-audit/random.ts'
import type { AuditedShop } from '../kill-audit/shop.ts'
import { openDatabases } from './database.ts'
import { keepBrowsing } from './guests.ts'
import { MemoryNotes, processesOf } from './memory.ts'
import { soakReport } from './report.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Of each instance. */
    guests: { type: 'string', default: '20' },
  },
})
const minutes = Number(options.minutes)
const customersOfInstance = 2
const sampleMs = 10_000
const betweenKillsMs = 60_000

type Strike = { name: string; times: number; strike: () => Promise<unknown> }

/** What was opened, to be closed in the opposite order, also after a failure. */
const closers: (() => unknown)[] = []
let exitCode = 1
try {
  exitCode = (await soak()).length === 0 ? 0 : 1
} finally {
  for (const close of closers.reverse()) await close()
}
process.exit(exitCode)

/** Prints the report, and returns what is wrong. */
async function soak(): Promise<string[]> {
  await removeAbandonedFolders()
  const folder = await makeTestFolder()
  closers.push(() => removeTestFolder(folder))
  const databases = await openDatabases(process.env.PGBOUNCER)
  closers.push(databases.close)
  const [port, otherPort] = [await findFreePort(), await findFreePort()]
  const publicUrl = `http://localhost:${port}`
  const gateway = await openGateway(await findFreePort(), publicUrl)
  closers.push(gateway.close)
  const ofDatabase = {
    DATABASE_URL: databases.url,
    JWT_SECRET: 'a secret of the bench, long enough',
  }
  const { pooler } = databases
  const env = {
    ...gateway.env,
    ...ofDatabase,
    ...(pooler && { DATABASE_POOL_URL: pooler.url }),
    PUBLIC_URL: publicUrl,
    SEED: 'demo',
    WORKERS: '2',
  }
  /** Nothing but its database is killed, so that the memory of its processes can be followed. */
  const watched = openInstance({ folder, port, env })
  const killed = openInstance({ folder, port: otherPort, env })
  closers.push(watched.kill, killed.kill)
  await watched.start()
  await killed.start()

  const shop: AuditedShop = {
    url: watched.url,
    folder,
    ask: databases.ask,
    command: (...args) => operatorCommandIn(folder, args, ofDatabase),
  }
  const shops = [shop, { ...shop, url: killed.url }]
  const operators = await Promise.all(shops.map(signInOperator))
  for (const operator of operators.slice(0, 1)) await openOffice(operator)
  const opening = await takeOpening(shop)
  const memory: Memory = { acknowledged: new Map(), sent: new Set(), claimed: new Set() }
  const notes = new MemoryNotes()
  const closing = new AbortController()
  const { signal } = closing
  const guests = Promise.all(
    shops.map(({ url }) => keepBrowsing(url, Number(options.guests), signal)),
  )
  const people = [
    ...shops.flatMap((each) =>
      Array.from({ length: customersOfInstance }, () => keepShopping(each, memory, signal)),
    ),
    ...operators.map((operator) => keepWorking(operator, signal)),
  ]
  const sampling = setInterval(() => notes.note(watched.pid()), sampleMs)
  closers.push(() => clearInterval(sampling))

  const backAfterMs: number[] = []
  const strikes: Strike[] = [
    {
      name: 'workers',
      times: 0,
      strike: async () => {
        const workers = processesOf(killed.pid()).filter(({ pid }) => pid !== killed.pid())
        process.kill(anyOf(workers).pid, 'SIGKILL')
      },
    },
    {
      name: 'primaries',
      times: 0,
      strike: async () => {
        backAfterMs.push(await databases.failOver(watched.isReady))
        await killed.isReady()
      },
    },
    {
      name: 'instances',
      times: 0,
      strike: async () => {
        await killed.kill()
        await killed.start()
      },
    },
    ...(pooler ? [{ name: 'poolers', times: 0, strike: pooler.crash }] : []),
  ]
  const startedAt = performance.now()
  const lasted = () => performance.now() - startedAt
  for (let next = betweenKillsMs; next < minutes * 60_000; next += betweenKillsMs) {
    await pause(Math.max(0, next - lasted()))
    const fewest = strikes.reduce((one, other) => (other.times < one.times ? other : one))
    say(`kills one of the ${fewest.name}; ${memory.acknowledged.size} orders so far`)
    await fewest.strike()
    fewest.times += 1
  }
  await pause(Math.max(0, minutes * 60_000 - lasted()))
  const minutesLasted = lasted() / 60_000
  clearInterval(sampling)
  closing.abort()
  await Promise.all(people)
  say('the last customer has left; waiting for mails, payments and refunds')
  await settle(shop, gateway)
  const { counts, faults } = await audit(shop, gateway, memory, opening)
  const report = soakReport({
    minutes: minutesLasted,
    cores: availableParallelism(),
    isPooled: pooler !== undefined,
    struck: Object.fromEntries(strikes.map(({ name, times }) => [name, times])),
    backAfterMs,
    answers: await guests,
    counts,
    faults,
    memory: notes.summary(),
  })
  process.stdout.write(report)
  return faults
}

function say(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)
}
