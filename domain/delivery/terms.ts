import { cents } from '../money/money.ts'

/** An order is promised within this many calendar days, as the checkout says. */
export const deliveryPromiseDays = 10

/** Only advertised so far, in the banner above every page: below it no fee is charged either. */
export const freeShippingOverCents = cents(10_000)
