import type { Texts } from '../../domain/texts/texts.ts'

/** The ids of the parts that the tour points at. */
export const tourAnchors = {
  items: 'cart-items',
  address: 'checkout-address',
  summary: 'checkout-summary',
  placeOrder: 'place-order',
} as const

export type TourStep = {
  /** None for a step about the whole page. */
  anchor?: (typeof tourAnchors)[keyof typeof tourAnchors]
  title: string
  text: string
}

/** The steps to show: without a cart only the welcome, and the order button once the order can be placed. */
export function tourSteps(
  situation: { hasCart: boolean; hasSelectedAddress: boolean },
  texts: Texts['checkoutTexts']['tour']['steps'],
): TourStep[] {
  if (!situation.hasCart) return [texts.welcome]
  const steps = [
    texts.welcome,
    { anchor: tourAnchors.items, ...texts.items },
    { anchor: tourAnchors.address, ...texts.address },
    { anchor: tourAnchors.summary, ...texts.summary },
  ]
  return situation.hasSelectedAddress
    ? [...steps, { anchor: tourAnchors.placeOrder, ...texts.placeOrder }]
    : steps
}
