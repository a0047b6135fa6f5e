import { cents } from '../money/money.ts'

/** By when an order is promised, as the checkout says; counted in days of the calendar. */
export const deliveryPromiseDays = 10

/** Only a wording so far, on the strip above every page: no fee is charged below it either. */
export const freeShippingOverCents = cents(10_000)
