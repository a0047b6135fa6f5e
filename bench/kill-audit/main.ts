// Kills the built shop, and sometimes its PostgreSQL, with SIGKILL at random moments while customers order, pay, cancel and
// claim, and operators pick, pack, complete and answer. Then compares what is stored with what was acknowledged, what the
// gateway was paid and has given back, and what was mailed. Exits with 1 when anything is missing, doubled or does not add up.
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../server/database/embedded/free-port.ts'
import { makeTestFolder, removeAbandonedFolders } from '../../server/testing/test-folders.ts'
import { audit, settle, takeOpening } from './audit.ts'
import { keepShopping, type Memory } from './customers.ts'
import { openGateway } from './gateway.ts'
import { keepWorking, openOffice, signInOperator } from './operators.ts'
import { openAuditedShop } from './shop.ts'

const kills = Number(process.argv[2] ?? 50)
const customers = 5
const workers = 4
const longestLifeMs = 2_500

await removeAbandonedFolders()
const folder = await makeTestFolder()
const port = await findFreePort()
const gateway = await openGateway(await findFreePort(), `http://localhost:${port}`)
const shop = await openAuditedShop({ folder, port, env: { ...gateway.env, SEED: 'demo' } })
const operators = await Promise.all(Array.from({ length: workers }, () => signInOperator(shop)))
for (const operator of operators.slice(0, 1)) await openOffice(operator)
const opening = await takeOpening(shop)
const memory: Memory = { acknowledged: new Map(), sent: new Set(), claimed: new Set() }
const closing = new AbortController()
const people = [
  ...Array.from({ length: customers }, () => keepShopping(shop, memory, closing.signal)),
  ...operators.map((operator) => keepWorking(operator, closing.signal)),
]

const struck = { shop: 0, PostgreSQL: 0, both: 0 }
for (let kill = 1; kill <= kills; kill += 1) {
  await pause(Math.random() * longestLifeMs)
  await strike(shop)
  if (kill % 10 === 0) say(`${kill} kills, ${memory.acknowledged.size} orders acknowledged`)
}
closing.abort()
await Promise.all(people)
say('the last customer has left; waiting for mails, payments and refunds')
await settle(shop, gateway)
const { counts, faults } = await audit(shop, gateway, memory, opening)

say(`killed: ${listed(struck)}`)
say(listed(counts))
for (const fault of faults) say(`FAULT: ${fault}`)
say(faults.length === 0 ? 'nothing lost, nothing twice, everything adds up' : 'THE AUDIT FAILED')

await shop.kill()
await shop.killPostgres()
gateway.close()
await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
process.exitCode = faults.length === 0 ? 0 : 1

type KilledShop = Awaited<ReturnType<typeof openAuditedShop>>

async function strike({ kill, killPostgres, start, isReady }: KilledShop) {
  const chance = Math.random()
  if (chance < 0.2) {
    struck.PostgreSQL += 1
    await killPostgres()
    return isReady()
  }
  const alsoDatabase = chance < 0.4
  struck[alsoDatabase ? 'both' : 'shop'] += 1
  await Promise.all([kill(), alsoDatabase && killPostgres()])
  return start()
}

function listed(figures: Record<string, number>): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ')
}

function say(text: string): void {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`)
}
