import type { Customer, Memory } from './customers.ts'
import { anyOf } from './random.ts'

type Listed = { orderId: number; claimable?: true }
type Claimable = { goods: { goods: string; units: number }[] }

/** A customer says that something of a completed order is missing; sent again until there is an answer. */
export async function claimSomething({ ask, insist }: Customer, memory: Memory): Promise<void> {
  const orders = await ask<Listed[]>('/orders')
  const claimable = orders.filter((order) => order.claimable)
  if (claimable.length === 0) return
  const { orderId } = anyOf(claimable)
  const { goods } = await ask<Claimable>(`/orders/${orderId}/claims`)
  const left = goods.filter(({ units }) => units > 0)
  if (left.length === 0) return
  const requestKey = crypto.randomUUID()
  const line = {
    goods: anyOf(left).goods,
    kind: anyOf(['MISSING', 'WRONG']),
    units: 1,
    wish: anyOf(['REFUND', 'REPLACEMENT']),
    words: '',
    photoIds: [],
  }
  const { status } = await insist('POST', '/claims', { orderId, lines: [line], requestKey })
  if (status === 201) memory.claimed.add(requestKey)
}
