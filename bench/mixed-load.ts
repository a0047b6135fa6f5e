import type { BenchShop } from './bench-shop.ts'
import { firstMessage, residentBytes, startScript, stopChild } from './children.ts'
import type { Asked, Load, Loaded } from './load.ts'
import type { prepareRequests } from './requests.ts'
import { pagesLookedAt, searchesForSomethingNew } from './sizes.ts'

type Requests = Awaited<ReturnType<typeof prepareRequests>>

const slicesOfMinute = 6
const secondsOfSlice = 60 / slicesOfMinute
/** More than there is time for in a slice. */
const turns = 3000

/**
 * Puts on everything at once for some minutes: pages, lists and searches, carts, orders, their
 * payments and who looks at them. Tells how much memory the shop occupies after each minute.
 */
export async function putMixedLoad(
  shop: BenchShop,
  requests: Requests,
  minutes: number,
): Promise<void> {
  const load = startScript('load.ts')
  const occupied = () => `${Math.round(residentBytes(shop.process.pid ?? 0) / 1e6)} MB`
  process.stdout.write(`idle: ${occupied()}\n`)
  for (let minute = 1; minute <= minutes; minute += 1) {
    const answers: Record<string, number> = {}
    for (let slice = 0; slice < slicesOfMinute; slice += 1) {
      const asked = await mixture(requests)
      const until = { seconds: secondsOfSlice }
      load.send({ url: shop.url, connections: 32, asked, until } satisfies Load)
      const { statuses } = await firstMessage<Loaded>(load)
      for (const [status, count] of Object.entries(statuses)) {
        answers[status] = (answers[status] ?? 0) + count
      }
    }
    process.stdout.write(`minute ${minute}: ${occupied()}, answers ${JSON.stringify(answers)}\n`)
  }
  await stopChild(load)
}

/** In each turn a customer looks at everything, searches, fills a cart and orders, and an order is paid. */
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
