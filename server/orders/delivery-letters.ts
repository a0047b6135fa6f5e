import { dateAndTime } from '../../domain/dates.ts'
import { timesText } from '../../domain/delivery/hours-text.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../domain/texts/en/mails.ts'
import { onTheWayTexts } from '../../domain/texts/en/on-the-way.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender, TypedPart } from '../mail/letter.ts'
import { ordersPageUrl } from './orders-page-url.ts'
import type { Promised } from './promise-text.ts'
import type { OrderRow } from './store.ts'
import { type AtDoor, timeAtDoor } from './time-at-door.ts'

type Order = Promised & Pick<OrderRow, 'id'>

/** To a customer whose order has left the store in a van. How many stops there are before is nobody's promise. */
export function outLetter(
  sender: Sender,
  language: Language,
  order: Order,
  { bags, isPromisedToday }: { bags: number | null; isPromisedToday: boolean },
): Letter {
  const { out: texts } = translation(onTheWayTexts, language)
  const { promisedFrom: from, promisedTo: to } = order
  const words = {
    texts: translation(deliveryTexts, language),
    formats: translation(formats, language),
  }
  const text =
    isPromisedToday && from && to
      ? texts.leftFor(order.id, timesText(from, to, words))
      : texts.left(order.id)
  return letter(sender, language, order.id, {
    subject: texts.subject(order.id),
    preview: text,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text },
      ...(bags === null
        ? []
        : [
            {
              kind: 'facts' as const,
              rows: [[texts.load, texts.bags(bags)]] as [string, string][],
            },
          ]),
    ],
  })
}

type Delivered = AtDoor & {
  receivedBy: string | null
  /** Until when damaged and missing goods can be claimed; undefined if the shop takes no claims. */
  claimsUntil: Date | undefined
}

/** To a customer whose order was handed over. */
export function deliveredLetter(
  sender: Sender,
  language: Language,
  orderId: number,
  { receivedBy, claimsUntil, ...atDoor }: Delivered,
): Letter {
  const { delivered: texts } = translation(onTheWayTexts, language)
  const written = translation(formats, language)
  const time = timeAtDoor(language, atDoor)
  return letter(sender, language, orderId, {
    subject: texts.subject(orderId),
    preview: texts.preview(time),
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.handedOver(orderId, time) },
      ...(receivedBy
        ? [
            {
              kind: 'typed' as const,
              part: {
                kind: 'facts' as const,
                rows: [[texts.receivedBy, receivedBy]] as [string, string][],
              },
            },
          ]
        : []),
      ...(claimsUntil
        ? [{ kind: 'paragraph' as const, text: texts.claims(dateAndTime(claimsUntil, written)) }]
        : []),
    ],
  })
}

/** To a customer at whose door nobody was. */
export function nobodyHomeLetter(
  sender: Sender & { supportPhone: string },
  language: Language,
  orderId: number,
  atDoor: AtDoor,
): Letter {
  const { nobodyHome: texts } = translation(onTheWayTexts, language)
  const time = timeAtDoor(language, atDoor)
  return letter(sender, language, orderId, {
    subject: texts.subject(orderId),
    preview: texts.preview(time),
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.rang(orderId, time) },
      { kind: 'paragraph', text: texts.next(sender.supportPhone) },
    ],
  })
}

type LetterContent = { subject: string; preview: string; parts: (LetterPart | TypedPart)[] }

/** With the button that leads to the order, and the reason why the mail was sent. */
function letter(
  sender: Sender,
  language: Language,
  orderId: number,
  { subject, preview, parts }: LetterContent,
): Letter {
  const words = translation(orderMailTexts, language)
  const button = {
    kind: 'button' as const,
    label: words.view,
    url: ordersPageUrl(sender, language, orderId),
  }
  return {
    language,
    subject,
    preview,
    parts: [...parts, button],
    reason: words.reason(sender.shopName),
  }
}
