import type { ItemRef } from '../../domain/cart/lines.ts'
import type { MissingChoice } from '../../domain/orders/missing-items.ts'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { useKeptChoice } from './use-kept-choice.ts'

type Chosen = Record<string, MissingChoice | undefined>

export type MissingItemsChosen = NonNullable<ReturnType<typeof useMissingItems>>

/** What the customer wants when something is missing; undefined where the shop does not ask. */
export function useMissingItems(
  { missingItems: asked }: Pick<CartOnScreen, 'missingItems'>,
  userId: number,
) {
  const [chosen = {}, setChosen] = useKeptChoice<Chosen>(userId, 'missing')
  if (!asked) return undefined
  const { choices } = asked
  // What is not offered any more counts as not chosen.
  const of = (key: string) => choices.find((choice) => choice === chosen[key])
  const choose = (key: string, choice?: MissingChoice) => setChosen({ ...chosen, [key]: choice })
  return {
    choices,
    ofOrder: of('order') ?? asked.chosen,
    chooseForOrder: (choice: MissingChoice) => choose('order', choice),
    ofLine: (item: ItemRef) => of(keyOf(item)),
    /** Without a choice, the line follows the order. */
    chooseForLine: (item: ItemRef, choice?: MissingChoice) => choose(keyOf(item), choice),
  }
}

function keyOf({ kind, id }: ItemRef): string {
  return `${kind} ${id}`
}
