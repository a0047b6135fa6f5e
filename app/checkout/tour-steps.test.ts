import { expect, test } from 'vitest'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { tourSteps } from './tour-steps.ts'

const all = [
  'Welcome to your checkout',
  'What you buy',
  'Where it goes',
  'What it costs',
  'Place your order',
]

test.each([
  { when: 'there is no cart', hasCart: false, hasSelectedAddress: false, steps: 1 },
  { when: 'there is no cart for the address', hasCart: false, hasSelectedAddress: true, steps: 1 },
  { when: 'no address is selected', hasCart: true, hasSelectedAddress: false, steps: 4 },
  { when: 'an address is selected', hasCart: true, hasSelectedAddress: true, steps: 5 },
])('when $when the tour has its first $steps steps', ({ steps, ...situation }) => {
  expect(tourSteps(situation, checkoutTexts.tour.steps).map((step) => step.title)).toEqual(
    all.slice(0, steps),
  )
})
