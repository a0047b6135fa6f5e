// `npm run bench:account-timing`: whether, in the built shop, the time of a response reveals if an email address has an account.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../server/database/embedded/free-port.ts'

const addressesOfEachKind = 40
const roundsToWarmUp = 3
const rounds = Number(process.env.ROUNDS ?? 25)

const password = 'Kiribath#1'
const known = addresses('known')
const unknown = addresses('nobody')

const print = (line: string) => process.stdout.write(`${line}\n`)

const port = await findFreePort()
const url = `http://localhost:${port}`
// This shop has no rate limits: each address gets more requests than are otherwise allowed.
const shop = spawn(process.execPath, ['server/testing/demo-shop.ts'], {
  env: { ...process.env, PORT: String(port), PUBLIC_URL: url },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const end = once(shop, 'exit')
try {
  while (!(await isOpen())) await sleep(100)
  await measure()
} finally {
  shop.kill('SIGTERM')
  await end
}

async function measure() {
  for (const email of known) {
    const registration = { name: 'Nimali Perera', email, nic: '911042754V', password }
    await post('/register', { ...registration, telephone: '0771234567' })
  }
  const calls: [string, (email: string) => Promise<number>][] = [
    ['login', (email) => post('/login', { email, password: 'Kiribath#2' })],
    ['send', (email) => post(`/send?${new URLSearchParams({ email })}`)],
    ['validate', (email) => post(`/validate?${new URLSearchParams({ email, otp: '0000' })}`)],
    ['reset', (email) => post('/reset', { email, otp: '0000', password })],
  ]
  print(row(['call', 'known ms', 'p95', 'unknown ms', 'p95', 'by time', 'by chance']))
  for (const [name, call] of calls) {
    for (let round = 0; round < roundsToWarmUp; round += 1) await askAll(call)
    const times: Times = { known: [], unknown: [] }
    for (let round = 0; round < rounds; round += 1) {
      const { known: more, unknown: others } = await askAll(call)
      times.known.push(...more)
      times.unknown.push(...others)
    }
    print(row([name, ...spread(times.known), ...spread(times.unknown), ...verdict(times)]))
  }
  print('')
  print('"by time": how often, of one known and one unknown address, the known one takes longer.')
  print(
    '"by chance": 95 of 100 such measurements are within this range if the time reveals nothing.',
  )
}

type Times = { known: number[]; unknown: number[] }

/** Sends a call for each address, one after the other, in random order. */
async function askAll(call: (email: string) => Promise<number>): Promise<Times> {
  const times: Times = { known: [], unknown: [] }
  const asked = [
    ...known.map((email) => ({ email, times: times.known })),
    ...unknown.map((email) => ({ email, times: times.unknown })),
  ]
  for (const each of shuffled(asked)) each.times.push(await call(each.email))
  return times
}

/** The milliseconds that the response took. */
async function post(path: string, body?: object): Promise<number> {
  const init = {
    method: 'POST',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }
  const began = performance.now()
  const response = await fetch(`${url}/api/user${path}`, init)
  await response.arrayBuffer()
  if (response.status >= 500 || response.status === 429)
    throw new Error(`${path}: ${response.status}`)
  return performance.now() - began
}

/** The median and the 95th percentile. */
function spread(times: number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other)
  return [0.5, 0.95].map((part) => (sorted[Math.floor(part * sorted.length)] ?? 0).toFixed(2))
}

/** How often guessing by time is right (area under the curve, by Mann and Whitney), and the range of chance alone. */
function verdict({ known: ones, unknown: others }: Times): [string, string] {
  const pairs = ones.length * others.length
  const longer = ones.reduce(
    (sum, one) => sum + others.reduce((all, other) => all + (one > other ? 1 : 0), 0),
    0,
  )
  const margin = 1.96 * Math.sqrt((ones.length + others.length + 1) / (12 * pairs))
  return [(longer / pairs).toFixed(3), `0.5 ± ${margin.toFixed(3)}`]
}

async function isOpen(): Promise<boolean> {
  if (shop.exitCode !== null) throw new Error('The demo shop ended before it opened')
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function addresses(kind: string): string[] {
  return Array.from({ length: addressesOfEachKind }, (_, n) => `${kind}-${n}@example.com`)
}

function shuffled<Item>(items: Item[]): Item[] {
  const keyed = items.map((item) => ({ item, key: Math.random() }))
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item)
}

function row(cells: string[]): string {
  return cells.map((cell, index) => (index ? cell.padStart(13) : cell.padEnd(10))).join('')
}
