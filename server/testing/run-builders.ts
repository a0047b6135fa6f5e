import type { BackOfficeAnswer, BackOfficeInput } from '../../contract/back-office/index.ts'
import { dayInColombo } from '../../domain/days.ts'
import type { Load } from '../../domain/runs/loads.ts'
import type { TestShop } from './open-shop.ts'
import { anOperator } from './operator-builders.ts'
import { aPaidOrder, atWork } from './order-work-builders.ts'

type Runs = BackOfficeAnswer<'GET /admin/runs/{date}'>
type Step = BackOfficeInput<'POST /admin/driving/stops/{stopId}/results'>['body']

/** Somebody who drives, with the calls of the page for it. */
export async function aDriver(shop: TestShop) {
  const { email, session } = await anOperator(shop, ['DRIVER'])
  const ofStop = (stopId: number) => ({ session, params: { stopId } })
  const stepNow = (): Pick<Step, 'opId' | 'atDevice' | 'sentAtDevice'> => {
    const now = shop.shop.now().toISOString()
    return { opId: crypto.randomUUID(), atDevice: now, sentAtDevice: now }
  }
  return {
    email,
    session,
    mine: async () => {
      // `call` has checked it against the contract.
      const { body } = await shop.call('GET /admin/driving', { session })
      return body as BackOfficeAnswer<'GET /admin/driving'>
    },
    start: (runId: number, without: readonly number[] = []) =>
      shop.call('POST /admin/driving/runs/{runId}/start', {
        session,
        params: { runId },
        body: { without },
      }),
    undoStart: (runId: number) =>
      shop.call('POST /admin/driving/runs/{runId}/start-undo', { session, params: { runId } }),
    say: (stopId: number, facts: Partial<Step> = {}) =>
      shop.call('POST /admin/driving/stops/{stopId}/results', {
        ...ofStop(stopId),
        body: { ...stepNow(), result: 'DELIVERED', receivedBy: '', note: '', bags: null, ...facts },
      }),
    photograph: (stopId: number, picture: string, opId: string = crypto.randomUUID()) =>
      shop.call('POST /admin/driving/stops/{stopId}/photos', {
        ...ofStop(stopId),
        body: { opId, picture },
      }),
  }
}

/** An order by its id, or something else that a stop brings. */
export function asLoad(load: number | Load): Load {
  return typeof load === 'number' ? { orderId: load, replacementId: null } : load
}

/** An operator who plans runs of today, and a driver. */
export async function atRuns(shop: TestShop) {
  const work = await atWork(shop)
  await work.set('delivery.runs', true)
  const { session } = work
  const driver = await aDriver(shop)
  const today = dayInColombo(shop.shop.now())
  const plan = async (date = today) =>
    // `call` has checked it against the contract.
    (await shop.call('GET /admin/runs/{date}', { session, params: { date } })).body as Runs
  const runOf = async (runId: number, date = today) => {
    const run = (await plan(date)).runs.find((each) => each.runId === runId)
    if (!run) throw new Error(`No run ${runId}`)
    return run
  }
  const setStops = async (runId: number, loads: readonly (number | Load)[], date = today) => {
    const { version } = await runOf(runId, date)
    const body = { stops: loads.map(asLoad), version }
    return shop.call('PUT /admin/runs/{runId}/stops', { session, params: { runId }, body })
  }
  const addRun = (facts: object = {}) =>
    shop.call('POST /admin/runs', {
      session,
      body: { date: today, van: 'Van 1', driver: driver.email, ...facts },
    })
  return {
    ...work,
    driver,
    today,
    plan,
    runOf,
    setStops,
    addRun,
    edit: (runId: number, body: object) =>
      shop.call('PUT /admin/runs/{runId}', { session, params: { runId }, body }),
    remove: (runId: number, version: number) =>
      shop.call('DELETE /admin/runs/{runId}', { session, params: { runId }, body: { version } }),
    photo: (photoId: number, as = session) =>
      shop.call('GET /admin/stop-photos/{photoId}', { session: as, params: { photoId } }),
    /** A run with these orders, in this order. */
    aRunOf: async (loads: readonly (number | Load)[], facts: object = {}): Promise<number> => {
      const { runId } = (await addRun(facts)).body
      await setStops(runId, loads)
      return runId
    },
  }
}

/** A run of some paid orders that has left the store. */
export async function onTheWay(shop: TestShop, count = 2) {
  const office = await atRuns(shop)
  const { driver } = office
  const orders = []
  for (let placed = 0; placed < count; placed++) orders.push(await aPaidOrder(shop))
  const ids = orders.map(({ id }) => id)
  const runId = await office.aRunOf(ids)
  await driver.start(runId)
  const [run] = (await driver.mine()).runs
  return { ...office, orders, ids, runId, stopIds: run?.stops.map(({ stopId }) => stopId) ?? [] }
}
