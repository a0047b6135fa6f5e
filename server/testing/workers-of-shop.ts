import { expect } from 'vitest'
import type { ShopProcess } from './shop-process.ts'
import { until } from './until.ts'

/** The processes that have served, oldest first. */
export function workersOf({ output }: ShopProcess): number[] {
  return [...output.matchAll(/"pid":(\d+),"msg":"A worker is ready"/g)].map(([, pid]) =>
    Number(pid),
  )
}

export function haveStarted(shop: ShopProcess, count: number) {
  return until(() => expect(workersOf(shop)).toHaveLength(count))
}

/** Puts new workers in the place of the two that there are, one after the other: each may take long on a busy machine. */
export async function replaceWorkers(shop: ShopProcess) {
  process.kill(shop.pid, 'SIGUSR2')
  await haveStarted(shop, 3)
  await haveStarted(shop, 4)
  await until(() => expect(shop.output).toContain('The workers are replaced'))
}
