import type { OrderLine } from './order.ts'

/** What customers choose for goods that are not there when their order is packed. */
export const missingChoices = ['REPLACE', 'LEAVE_OUT', 'CALL'] as const

export type MissingChoice = (typeof missingChoices)[number]

/** Where nothing was chosen: nobody gets goods that they did not order. */
export const defaultMissingChoice = 'LEAVE_OUT' satisfies MissingChoice

/** What the checkout of a shop that asks for it offers, and what it has chosen at first. */
export type MissingItemsAsked = { choices: MissingChoice[]; chosen: MissingChoice }

/** The choices of a shop that asks, and the one the customer made last, as long as the shop still offers it. */
export function missingItemsAsked(
  last: MissingChoice | null | undefined,
  { callFirst }: { callFirst: boolean },
): MissingItemsAsked {
  const choices = missingChoices.filter((choice) => callFirst || choice !== 'CALL')
  return { choices, chosen: choices.find((each) => each === last) ?? defaultMissingChoice }
}

type Chosen = {
  missingItems?: MissingChoice | undefined
  lines: readonly Pick<OrderLine, 'kind' | 'id' | 'name' | 'missing'>[]
}

/** What is to be done when goods of an order are missing, with the lines that differ; undefined where nothing was chosen. */
export function missingItemsOf({ missingItems, lines }: Chosen) {
  if (!missingItems && !lines.some(({ missing }) => missing)) return undefined
  const choice = missingItems ?? defaultMissingChoice
  const differing = lines.flatMap(({ kind, id, name, missing }) =>
    missing && missing !== choice ? { kind, id, name, choice: missing } : [],
  )
  return { choice, lines: differing }
}

export type MissingItems = NonNullable<ReturnType<typeof missingItemsOf>>
