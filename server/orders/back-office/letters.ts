import { deliveryNotes } from '../../../domain/delivery/notes.ts'
import { amountText, type Cents } from '../../../domain/money/money.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../../domain/texts/en/mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender } from '../../mail/letter.ts'
import { ordersPageUrl } from '../orders-page-url.ts'
import { type Promised, promisedDayText, promisedHours } from '../promise-text.ts'
import type { OrderRow } from '../store.ts'

type Left = {
  /** None of its goods were left out. */
  isWhole: boolean
  /** Its promised day has passed. */
  isLate: boolean
}

/** @param order a paid order */
export function completedLetter(
  sender: Sender,
  language: Language,
  order: OrderRow,
  { isWhole, isLate }: Left,
): Letter {
  const { completed: texts, ...words } = translation(orderMailTexts, language)
  const { id } = order
  const left = isWhole ? texts.whole(id) : texts.rest(id)
  const arrival = texts.by(promisedDayText(order, order.placedAt, language))
  return {
    language,
    subject: texts.subject(id),
    preview: isLate ? left : arrival,
    parts: [
      { kind: 'heading', text: texts.heading },
      paragraph(isLate ? left : `${left} ${arrival}`),
      {
        kind: 'typed',
        part: {
          kind: 'facts',
          rows: [
            [words.deliverTo, deliveryNotes(order)],
            [words.contact, order.contact],
          ],
        },
      },
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, id) },
    ],
    reason: words.reason(sender.shopName),
  }
}

/**
 * To a customer whose order came back, and has now left the store without a van of the shop: somebody else brings it, or they
 * have fetched it.
 */
export function leftAgainLetter(sender: Sender, language: Language, { id }: Named): Letter {
  const { leftAgain: texts, ...words } = translation(orderMailTexts, language)
  return {
    language,
    subject: texts.subject(id),
    preview: texts.left(id),
    parts: [
      { kind: 'heading', text: texts.heading },
      paragraph(texts.left(id)),
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, id) },
    ],
    reason: words.reason(sender.shopName),
  }
}

type Named = Pick<OrderRow, 'id'>

/** To a customer who was mailed that the order is on its way, and it is not. */
export function completionUndoneLetter(
  sender: Sender,
  language: Language,
  order: Named,
  reason: string,
): Letter {
  const { completionUndone } = translation(orderMailTexts, language)
  return inStoreLetter(sender, language, order, { texts: completionUndone, reason })
}

/** To a customer whose order a van has brought back, and which stays in the store for now. */
export function cameBackLetter(
  sender: Sender,
  language: Language,
  order: Named,
  reason: string,
): Letter {
  const { cameBack } = translation(orderMailTexts, language)
  return inStoreLetter(sender, language, order, { texts: cameBack, reason })
}

type InStore = { texts: (typeof orderMailTexts)['cameBack']; reason: string }

function inStoreLetter(
  sender: Sender,
  language: Language,
  { id }: Named,
  { texts, reason }: InStore,
): Letter {
  const words = translation(orderMailTexts, language)
  return {
    language,
    subject: texts.subject(id),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      paragraph(texts.why(id)),
      { kind: 'quote', text: reason },
      paragraph(texts.next),
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, id) },
    ],
    reason: words.reason(sender.shopName),
  }
}

/**
 * To a customer whose order is delivered at another time than they had chosen.
 * @param order as it is promised now
 */
export function slotMovedLetter(
  sender: Sender,
  language: Language,
  order: Promised & Pick<OrderRow, 'id'>,
  { before, reason }: { before: Promised; reason: string },
): Letter {
  const { slotMoved: texts, ...words } = translation(orderMailTexts, language)
  const [label = '', now = ''] = promisedHours(order, language) ?? []
  const [, earlier = ''] = promisedHours(before, language) ?? []
  return {
    language,
    subject: texts.subject(order.id),
    preview: now,
    parts: [
      { kind: 'heading', text: texts.heading },
      paragraph(texts.why(order.id)),
      { kind: 'quote', text: reason },
      {
        kind: 'facts',
        rows: [[label, now], ...(earlier ? ([[texts.before, earlier]] as const) : [])].map(
          ([name = '', value = '']): [string, string] => [name, value],
        ),
      },
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, order.id) },
    ],
    reason: words.reason(sender.shopName),
  }
}

/**
 * @param reason in an operator's words; undefined if the customer has cancelled the order
 * @param refundCents what is refunded to the customer; 0 when nothing was paid, or it was charged back
 */
export function cancelledLetter(
  sender: Sender,
  language: Language,
  { id, paidAt }: Pick<OrderRow, 'id' | 'paidAt'>,
  { reason, refundCents }: { reason?: string | undefined; refundCents: Cents },
): Letter {
  const { cancelled: texts, ...words } = translation(orderMailTexts, language)
  const amount = amountText(refundCents, translation(formats, language))
  const isRefunded = refundCents > 0
  const nothing = paidAt ? texts.nothingLeft : texts.nothingCharged
  return {
    language,
    subject: texts.subject(id),
    preview: isRefunded ? texts.previewOfRefund(amount) : nothing,
    parts: [
      { kind: 'heading', text: texts.heading },
      ...(reason === undefined
        ? [paragraph(texts.byYourself(id))]
        : [paragraph(texts.why(id)), { kind: 'quote' as const, text: reason }]),
      paragraph(isRefunded ? texts.refund(amount) : nothing),
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, id) },
    ],
    reason: words.reason(sender.shopName),
  }
}

const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text })
