import { expect } from 'vitest'
import type { OrderingCustomer } from './place-orders.ts'
import { until } from './until.ts'

type Options = {
  /** Whether each request that fails is sent once more, as every client may. */
  retries: boolean
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
  const send = retries ? tryAgain : tryOnce

  async function placeOrders(): Promise<void> {
    while (!isOver) {
      const transactionId = `TXN-${number++}`
      const { status, isSecond } = await send(() => customer.order(transactionId))
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
    const { status } = await send(() => fetch(url + path))
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

async function tryOnce(send: () => Promise<Response>) {
  return { status: await wholeAnswer(send), isSecond: false }
}

/** Each connection that is kept open may lead to the process that was killed. */
const mostTries = 4

/** Retries after a failure of the network, and once after one of the server. */
async function tryAgain(send: () => Promise<Response>) {
  for (let tries = 1; tries < mostTries; tries++) {
    const status = await wholeAnswer(send).catch(() => 'failed' as const)
    const isFinal = status !== 'failed' && (status < 500 || tries > 1)
    if (isFinal) return { status, isSecond: tries > 1 }
  }
  return { status: await wholeAnswer(send), isSecond: true }
}

/** The status, once the whole response has arrived. */
async function wholeAnswer(send: () => Promise<Response>): Promise<number> {
  const response = await send()
  await response.arrayBuffer()
  return response.status
}
