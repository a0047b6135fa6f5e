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

const welcome: TourStep = {
  title: 'Welcome to your checkout',
  text: 'A short look around: what you buy, where it goes and what it costs.',
}

const items: TourStep = {
  anchor: tourAnchors.items,
  title: 'What you buy',
  text: 'Take more or less of anything here, or take it out. The total follows at once.',
}

const address: TourStep = {
  anchor: tourAnchors.address,
  title: 'Where it goes',
  text: 'Choose one of your addresses, or add a new one.',
}

const summary: TourStep = {
  anchor: tourAnchors.summary,
  title: 'What it costs',
  text: 'Your order at a glance: its cost, its discount and what you pay.',
}

const placeOrder: TourStep = {
  anchor: tourAnchors.placeOrder,
  title: 'Place your order',
  text: 'All well? Place the order, and pay on the next page.',
}

/** What there is to show: without a cart only the welcome, and the order itself once it can be placed. */
export function tourSteps(situation: {
  hasCart: boolean
  hasSelectedAddress: boolean
}): TourStep[] {
  if (!situation.hasCart) return [welcome]
  const steps = [welcome, items, address, summary]
  return situation.hasSelectedAddress ? [...steps, placeOrder] : steps
}
