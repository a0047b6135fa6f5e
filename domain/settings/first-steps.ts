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

/** What the self-check must not miss for a step to be done. */
export const neededFor: Partial<Record<FirstStep, readonly Shortcoming[]>> = {
  facts: ['email', 'phone'],
  mail: ['mail', 'mailRefused'],
  gateway: ['gateway'],
  machine: ['address', 'proxy', 'disk', 'backup'],
  staff: ['owner'],
}

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
  const isDoneElsewhere: Partial<Record<FirstStep, boolean>> = {
    goods: products > 0,
    delivery: areas > 0,
    open: published > 0 && !isClosed,
  }
  return firstSteps.map((step) => ({
    step,
    isDone: isDoneElsewhere[step] ?? !neededFor[step]?.some((needed) => missing.includes(needed)),
  }))
}
