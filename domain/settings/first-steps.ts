import type { Shortcoming } from './self-check.ts'

/** What leads from an empty shop to one that is open, in the order in which it is best done. */
export const firstSteps = [
  'facts',
  'goods',
  'delivery',
  'mail',
  'gateway',
  'machine',
  'staff',
  'open',
] as const
export type FirstStep = (typeof firstSteps)[number]

type State = {
  /** What the self-check misses. */
  missing: readonly Shortcoming[]
  products: number
  /** Of these, those that customers see. */
  published: number
  areas: number
  isClosed: boolean
}

/** The steps, and which of them are done. Nothing of it is stored: a shop that takes something back has it to do again. */
export function stepsOf({ missing, products, published, areas, isClosed }: State) {
  const has = (...needed: readonly Shortcoming[]) => needed.every((each) => !missing.includes(each))
  const isDone: Record<FirstStep, boolean> = {
    facts: has('email', 'phone'),
    goods: products > 0,
    delivery: areas > 0,
    mail: has('mail', 'mailRefused'),
    gateway: has('gateway'),
    machine: has('address', 'proxy', 'disk', 'backup'),
    staff: has('owner'),
    open: published > 0 && !isClosed,
  }
  return firstSteps.map((step) => ({ step, isDone: isDone[step] }))
}
