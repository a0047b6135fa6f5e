import { expect } from 'vitest'
import type { OrderingCustomer } from './place-orders.ts'
import { until } from './until.ts'

type Options = {
  /** How often a request that fails is sent again, as every client may. */
  retries: number
  /** Paths that the guest opens too. */
  alsoLookAt?: readonly string[]
}

/** A customer who orders and a guest who browses, again and again. */
export function startLoad(customer: OrderingCustomer, url: string, options: Options) {
  const acknowledged: string[] = []
  const answers = new Set<string>()
  let isOver = false
  let number = 0
  const { retries, alsoLookAt = [] } = options

  async function placeOrders(): Promise<void> {
    while (!isOver) {
      const transactionId = `TXN-${number++}`
      const { status, isSecond } = await sendAgain(retries, () => customer.order(transactionId))
      // The first try may have succeeded, and only its response may be lost.
      const isPlaced = status === 201 || (isSecond && status === 409)
      answers.add(isPlaced ? 'order placed' : `order ${status}`)
      if (isPlaced) acknowledged.push(transactionId)
    }
  }

  async function browse(): Promise<void> {
    while (!isOver) {
      await look('page', '/')
      await look('list', '/api/products/search/rice')
      for (const path of alsoLookAt) await look(path, path)
    }
  }

  async function look(name: string, path: string): Promise<void> {
    const { status } = await sendAgain(retries, () => fetch(url + path))
    answers.add(`${name} ${status}`)
  }

  const visitors = Promise.all([placeOrders(), browse()])
  // `grows` and `stop` report a failure.
  visitors.catch(() => {})
  return {
    /** Waits until some more orders have been placed. */
    grows: async () => {
      const wanted = acknowledged.length + 5
      const isThere = until(() => expect(acknowledged.length).toBeGreaterThanOrEqual(wanted))
      await Promise.race([isThere, visitors])
    },
    stop: async () => {
      isOver = true
      await visitors
      return { acknowledged, answers }
    },
  }
}

/** Sends a request, and again after failures of the network or the server. */
async function sendAgain(retries: number, send: () => Promise<Response>) {
  for (let tries = 0; tries < retries; tries++) {
    const status = await wholeAnswer(send).catch(() => 'failed' as const)
    if (status !== 'failed' && status < 500) return { status, isSecond: tries > 0 }
  }
  return { status: await wholeAnswer(send), isSecond: retries > 0 }
}

/** The status, once the whole response has arrived. */
async function wholeAnswer(send: () => Promise<Response>): Promise<number> {
  const response = await send()
  await response.arrayBuffer()
  return response.status
}
