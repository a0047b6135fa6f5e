import { timeOfDay } from '../../domain/dates.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { smsTexts } from '../../domain/texts/en/sms.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Config } from '../config.ts'
import type { Promised } from './promise-text.ts'
import type { OrderRow } from './store.ts'
import { type AtDoor, timeAtDoor } from './time-at-door.ts'

// What text messages say of a delivery. No codes, no addresses, and no offers: they are about an order, and nothing else.

type Sender = Pick<Config, 'shopName' | 'supportPhone'>

export function outSms(
  { shopName }: Sender,
  language: Language,
  order: Promised & Pick<OrderRow, 'id'>,
  isPromisedToday: boolean,
): string {
  const texts = translation(smsTexts, language)
  const hours = isPromisedToday && hoursOf(order, language)
  return hours ? texts.outFor(shopName, order.id, hours) : texts.out(shopName, order.id)
}

/** To somebody else who gets it. */
export function recipientOutSms(
  { shopName }: Sender,
  language: Language,
  customer: string | undefined,
  order: Promised,
  isPromisedToday: boolean,
): string {
  const texts = translation(smsTexts, language)
  const hours = isPromisedToday && hoursOf(order, language)
  return hours
    ? texts.recipientOutFor(shopName, customer, hours)
    : texts.recipientOut(shopName, customer)
}

function hoursOf({ promisedFrom, promisedTo }: Promised, language: Language): string | undefined {
  if (!promisedFrom || !promisedTo) return undefined
  const { time } = translation(deliveryTexts, language)
  const { hours } = translation(smsTexts, language)
  return hours(timeOfDay(promisedFrom, time), timeOfDay(promisedTo, time))
}

export function deliveredSms(
  { shopName }: Sender,
  language: Language,
  orderId: number,
  atDoor: AtDoor,
): string {
  return translation(smsTexts, language).delivered(shopName, orderId, timeAtDoor(language, atDoor))
}

export function nobodyHomeSms(
  { shopName, supportPhone }: Sender,
  language: Language,
  orderId: number,
): string {
  return translation(smsTexts, language).nobodyHome(shopName, orderId, supportPhone)
}

/** To somebody else at whose door nobody was. */
export function recipientNotHomeSms(
  { shopName, supportPhone }: Sender,
  language: Language,
  customer: string | undefined,
): string {
  return translation(smsTexts, language).recipientNotHome(shopName, customer, supportPhone)
}
