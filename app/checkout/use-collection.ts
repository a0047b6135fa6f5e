import type { CartOnScreen } from '../cart/use-cart.ts'
import { useKeptChoice } from './use-kept-choice.ts'

export type Collection = NonNullable<ReturnType<typeof useCollection>>

/** Whether the customer collects the order, and where; undefined where the shop has no place for it. */
export function useCollection({ delivery }: Pick<CartOnScreen, 'delivery'>, userId: number) {
  const [chosen, setChosen] = useKeptChoice<number>(userId, 'collectAt')
  const places = (delivery?.areas ?? []).filter(
    ({ kind, isServed }) => kind === 'COLLECTION' && isServed,
  )
  if (places.length === 0) return undefined
  // A place that is not offered any more counts as not chosen.
  const collectAt = places.find(({ areaId }) => areaId === chosen)?.areaId
  return { places, chosen, collectAt, choose: setChosen }
}
