import type { BenchShop } from './bench-shop.ts'
import {
  firstMessage,
  processorSeconds,
  residentBytes,
  startScript,
  stopChild,
} from './children.ts'
import type { Asked, Load, Loaded } from './load.ts'
import type { prepareRequests } from './requests.ts'
import { pagesLookedAt, searchesForSomethingNew } from './sizes.ts'

type Requests = Awaited<ReturnType<typeof prepareRequests>>

const slicesOfMinute = 6
const secondsOfSlice = 60 / slicesOfMinute
/** More than can be sent in a slice. */
const turns = 3000

/**
 * Sends everything at once for some minutes: pages, lists and searches, carts, orders, their
 * payments and customers' lists of orders. Prints the memory that the shop uses after each minute.
 */
export async function putMixedLoad(
  shop: BenchShop,
  requests: Requests,
  minutes: number,
): Promise<void> {
  const load = startScript('load.ts')
  const { pid = 0 } = shop.process
  const occupied = () => `${Math.round(residentBytes(pid) / 1e6)} MB`
  process.stdout.write(`idle: ${occupied()}\n`)
  for (let minute = 1; minute <= minutes; minute += 1) {
    const counts: Record<string, number> = {}
    let responses = 0
    const before = processorSeconds(pid)
    for (let slice = 0; slice < slicesOfMinute; slice += 1) {
      const asked = await mixture(requests)
      const until = { seconds: secondsOfSlice }
      load.send({ url: shop.url, connections: 32, asked, until } satisfies Load)
      const { statuses, ...loaded } = await firstMessage<Loaded>(load)
      responses += loaded.responses
      for (const [status, count] of Object.entries(statuses)) {
        counts[status] = (counts[status] ?? 0) + count
      }
    }
    const cost = costOfOne(before, processorSeconds(pid), responses)
    process.stdout.write(
      `minute ${minute}: ${occupied()},${cost} responses ${JSON.stringify(counts)}\n`,
    )
  }
  await stopChild(load)
}

/** Of the shop's process; empty where it cannot be measured. */
function costOfOne(before: number | undefined, after: number | undefined, responses: number) {
  if (before === undefined || after === undefined || responses === 0) return ''
  return ` ${Math.round(((after - before) / responses) * 1e6)} µs of CPU per response,`
}

/** In each turn a customer opens all pages, searches, fills a cart and orders, and an order is paid. */
async function mixture(requests: Requests): Promise<Asked[]> {
  const searches = searchesForSomethingNew(turns)
  const carts = requests.carts(turns)
  const orders = requests.orders(turns)
  const payments = await requests.notifications()
  const ownOrders = requests.ownOrders()
  return Array.from({ length: turns }, (_, turn) =>
    [
      ...pagesLookedAt,
      searches[turn],
      carts[turn],
      orders[turn],
      payments[turn],
      ownOrders[turn],
    ].filter((each) => each !== undefined),
  ).flat()
}
