import { setTimeout as pause } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { aClient, type Client } from './client.ts'
import { answerClaims, sendAgain } from './office-claims.ts'
import { anyOf, happens } from './random.ts'
import type { AuditedShop } from './shop.ts'

type Listed = BackOfficeAnswer<'GET /admin/picking'>[number]
type Picked = BackOfficeAnswer<'GET /admin/picking/{orderId}'>
type Suggested = BackOfficeAnswer<'GET /admin/picking/{orderId}/substitutes/{goods}'>[number]

/** An owner who is signed in with a second factor, while the shop is not yet killed. */
export async function signInOperator({ url, command }: AuditedShop): Promise<Client> {
  let cookie = ''
  const client = aClient(url, () => ({ Cookie: cookie }))
  const keep = ({ headers }: { headers: Headers }) => {
    const set = headers.getSetCookie().find((each) => each.startsWith('operator='))
    cookie = set?.split(';')[0] ?? cookie
  }
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'Kiribath#1'
  const account = { name: 'Audit', email, password, nic: '911042754V', telephone: '0771234567' }
  await client.insist('POST', '/user/register', account)
  const said = await command('add', email)
  const invitation = /\w{5}(-\w{5}){3}/.exec(said)?.[0]
  keep(await client.insist('POST', '/user/login', { email, password }))
  const path = '/admin/second-factor/enrolment'
  const { secret, ticket } = (await client.insist('POST', path, { invitation })).body
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  keep(await client.insist('PUT', path, { ticket, code }))
  return client
}

/** Switches on what is off in a shop that sets nothing, with four times on each day, which have room for some orders. */
export async function openOffice(operator: Client): Promise<void> {
  for (const key of ['orders.picking', 'orders.claims']) {
    await operator.insist('PUT', `/admin/settings/${key}`, { value: true, version: 0 })
  }
  for (const hour of [8, 11, 14, 17]) {
    await operator.insist('POST', '/admin/delivery/windows', {
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      areaId: null,
      fromMinutes: hour * 60,
      toMinutes: (hour + 2) * 60,
      capacity: 12,
      cutoffMinutes: 0,
    })
  }
}

/** Picks, packs and completes one order after the other until stopped, and answers claims in between. */
export async function keepWorking(operator: Client, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const listed = await operator.ask<Listed[]>('/admin/picking')
    const open = listed.filter(({ isMine, picker, packedAt }) => !packedAt && (isMine || !picker))
    const packed = listed.filter(({ packedAt }) => packedAt)
    if (open.length > 0) await pick(operator, anyOf(open.slice(0, 6)).orderId)
    for (const { orderId } of packed.slice(0, 2)) await finish(operator, orderId)
    await answerClaims(operator)
    await sendAgain(operator)
    await pause(50)
  }
}

/** Says what became of each line, as a phone does that was offline: later, and some of it twice. */
async function pick({ insist, ask }: Client, orderId: number): Promise<void> {
  const path = `/admin/picking/${orderId}`
  const { status, body } = await insist('POST', `${path}/start`, {})
  if (status !== 200) return
  const order: Picked = body
  const steps = []
  for (const line of order.lines) {
    const isMissing = happens(0.3)
    const mayReplace = isMissing && line.choice === 'REPLACE' && happens(0.7)
    const others = mayReplace
      ? await ask<Suggested[]>(`${path}/substitutes/${line.goods}`)
      : undefined
    // A refusal is no list: somebody else has the order by now.
    steps.push(stepFor(line, isMissing, Array.isArray(others) ? others[0] : undefined))
  }
  for (const step of steps) {
    await insist('POST', `${path}/steps`, step)
    if (happens(0.2)) await insist('POST', `${path}/steps`, step)
  }
  if (happens(0.05)) await insist('POST', `${path}/giving-back`)
  else await insist('POST', `${path}/packing`, { bags: 1 + Math.floor(Math.random() * 3) })
}

function stepFor(line: Picked['lines'][number], isMissing: boolean, other: Suggested | undefined) {
  const { goods, version, quantity } = line
  const missing = isMissing ? 1 : 0
  return {
    opId: crypto.randomUUID(),
    atDevice: new Date().toISOString(),
    goods,
    version,
    picked: quantity - missing,
    short: other ? 0 : missing,
    noneLeft: false,
    substitutes: other ? [{ productId: other.productId, units: 1, forUnits: 1 }] : [],
  }
}

/** Most packed orders leave the store, some are opened again. */
async function finish({ insist, ask }: Client, orderId: number): Promise<void> {
  if (happens(0.15)) {
    await insist('POST', `/admin/picking/${orderId}/packing-undo`)
    return
  }
  const { version } = await ask<{ version: number }>(`/admin/orders/${orderId}`)
  await insist('POST', '/admin/order-completions', { orders: [{ orderId, version }] })
}
