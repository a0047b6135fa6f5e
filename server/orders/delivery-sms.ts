import { timeOfDay } from '../../domain/dates.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { smsTexts } from '../../domain/texts/en/sms.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Config } from '../config.ts'
import type { Promised } from './promise-text.ts'
import type { OrderRow } from './store.ts'

// What text messages say of a delivery. No codes, no addresses, and no offers: they are about an order, and nothing else.

type Sender = Pick<Config, 'shopName' | 'supportPhone'>

export function outSms(
  { shopName }: Sender,
  language: Language,
  { id, promisedFrom, promisedTo }: Promised & Pick<OrderRow, 'id'>,
  isPromisedToday: boolean,
): string {
  const texts = translation(smsTexts, language)
  if (!isPromisedToday || !promisedFrom || !promisedTo) return texts.out(shopName, id)
  const { time } = translation(deliveryTexts, language)
  const hours = texts.hours(timeOfDay(promisedFrom, time), timeOfDay(promisedTo, time))
  return texts.outFor(shopName, id, hours)
}

export function deliveredSms(
  { shopName }: Sender,
  language: Language,
  orderId: number,
  at: Date,
): string {
  const time = timeOfDay(at, translation(deliveryTexts, language).time)
  return translation(smsTexts, language).delivered(shopName, orderId, time)
}

export function nobodyHomeSms(
  { shopName, supportPhone }: Sender,
  language: Language,
  orderId: number,
): string {
  return translation(smsTexts, language).nobodyHome(shopName, orderId, supportPhone)
}
