import { cents, noCents } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { changedLetter } from '../accounts/email/changed-letter.ts'
import { changeLetter, confirmationLetter } from '../accounts/email/confirmation-letter.ts'
import { askedLetter, doneLetter, keptLetter } from '../accounts/erasure/erasure-letters.ts'
import { oneTimeCodeLetter } from '../accounts/one-time-code-letter.ts'
import { noticeLetter } from '../accounts/send-notice.ts'
import { answerLetter } from '../contact/back-office/answer-letter.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { confirmationLetter as subscribedLetter } from '../newsletter/confirmation-letter.ts'
import { invitedLetter } from '../operators/invited-letter.ts'
import {
  cameBackLetter,
  cancelledLetter,
  completionUndoneLetter,
  leftAgainLetter,
  slotMovedLetter,
} from '../orders/back-office/letters.ts'
import { claimAnsweredLetter, claimReceivedLetter } from '../orders/claims/claim-letters.ts'
import { creditLetter } from '../orders/credits/credit-letter.ts'
import { deliveredLetter, nobodyHomeLetter, outLetter } from '../orders/delivery-letters.ts'
import { failedLetter, receivedLetter, receivedShortLetter } from '../orders/payment-letters.ts'
import { refundedLetter, refundRequestedLetter, surplusLetter } from '../orders/refund-letters.ts'
import { replacementLetter } from '../orders/replacements/replacement-letter.ts'
import { packedLetter } from '../picking/packed-letter.ts'
import { backInStockLetter } from '../stock-alerts/back-in-stock-letter.ts'

const at = new Date('2026-11-20T10:35:00Z')
const atDoor = { at, now: at }
const none = { promisedFrom: null, promisedTo: null, collectAt: null }
const hours = { promisedFrom: at, promisedTo: new Date('2026-11-20T13:35:00Z') }
const order = { id: 1042, totalCents: cents(7500), paidAt: at, ...none }
const receipt = { paymentId: '320025071278', method: undefined, hasSlot: true }
const payment = { orderId: 1042, amountCents: cents(7500), gatewayPaymentId: '320025071278' }
const url = 'https://joybox.example/somewhere'

/**
 * Every letter to customers, except those with an order's goods and address, which a test orders. What customers and
 * operators have typed is in no Latin letters, so that any that are left are the shop's.
 */
export function lettersIn(language: Language, sender: Sender): Letter[] {
  const missing = [
    {
      orderId: 1042,
      productId: 1,
      name: 'Rice',
      translatedName: 'හාල්',
      quantity: 2,
      inStock: 0,
    },
  ]
  const cancelled = (paidAt: Date | null, refundCents: number, reason?: string) =>
    cancelledLetter(
      sender,
      language,
      { id: 1042, paidAt },
      { reason, refundCents: cents(refundCents) },
    )
  const claimAnswered = (decision: 'REPLACED' | 'REFUSED') =>
    claimAnsweredLetter(sender, language, 1042, {
      units: 2,
      shown: 'හාල්',
      decision,
      answer: 'தொண்டு',
    })
  const credit = (changes: Partial<Parameters<typeof creditLetter>[3]>) =>
    creditLetter(sender, language, 1042, {
      number: '1042-C1',
      kind: 'GOODWILL',
      reason: 'தொண்டு',
      amountCents: cents(920),
      lines: [{ name: 'හාල්', quantity: 2, amountCents: cents(920) }],
      refundCents: cents(920),
      way: 'GATEWAY',
      ...changes,
    })
  const packed = (refundCents: number, way: 'GATEWAY' | 'BY_HAND') =>
    packedLetter(sender, language, 1042, {
      changes: [
        {
          name: 'හාල්',
          short: 1,
          substitutes: [{ name: 'සීනි', units: 1, forUnits: 1, chargedCents: cents(420) }],
        },
      ],
      refundCents: cents(refundCents),
      way,
    })
  const notices = [
    'password',
    'passwordAndPasskeys',
    'phone',
    'passkeyAdded',
    'passkeyRemoved',
  ] as const
  return [
    confirmationLetter(sender, language, url),
    packed(500, 'GATEWAY'),
    packed(500, 'BY_HAND'),
    packed(0, 'BY_HAND'),
    backInStockLetter(sender, language, [{ productId: 1, name: 'Rice', translatedName: 'හාල්' }]),
    changeLetter(sender, language, url),
    changedLetter(sender, language, { at, wayBackUrl: url }),
    changedLetter(sender, language, { at, wayBackUrl: undefined }),
    askedLetter(sender, language, { at, keepUrl: url }),
    keptLetter(sender, language),
    doneLetter(sender, language),
    oneTimeCodeLetter(sender, language, { name: 'නිමාලි', code: '4711', linkToken: '4711' }),
    ...notices.map((changed) => noticeLetter(sender, language, { changed, at })),
    subscribedLetter(sender, language, url),
    answerLetter(sender, { language, createdAt: at, feedbackId: null }, 'தொண்டு'),
    answerLetter(sender, { language, createdAt: at, feedbackId: 1 }, 'තේ'),
    invitedLetter(sender, language, { inviter: 'නිමාලි', link: url }),
    invitedLetter(sender, language, { inviter: 'நிமாலி', link: undefined }),
    outLetter(sender, language, order, { bags: 2, isPromisedToday: true }),
    outLetter(sender, language, { ...order, ...hours }, { bags: null, isPromisedToday: true }),
    deliveredLetter(sender, language, 1042, { ...atDoor, receivedBy: 'නිමාලි', claimsUntil: at }),
    deliveredLetter(sender, language, 1042, {
      ...atDoor,
      receivedBy: null,
      claimsUntil: undefined,
    }),
    nobodyHomeLetter(sender, language, 1042, atDoor),
    completionUndoneLetter(sender, language, order, 'தொண்டு'),
    cameBackLetter(sender, language, order, 'தொண்டு'),
    leftAgainLetter(sender, language, order),
    cancelled(null, 0, 'தொண்டு'),
    cancelled(null, 0),
    cancelled(at, 0, 'தொண்டு'),
    cancelled(at, 0),
    cancelled(at, 7500, 'தொண்டு'),
    cancelled(at, 7500),
    failedLetter(sender, language, order),
    receivedLetter(sender, language, order, receipt),
    receivedLetter(sender, language, { ...order, collectAt: 'කඩය' }, receipt),
    receivedShortLetter(sender, language, order, { receipt, missing }),
    receivedLetter(sender, language, { ...order, ...hours }, receipt),
    receivedLetter(sender, language, { ...order, ...hours }, { ...receipt, hasSlot: false }),
    slotMovedLetter(
      sender,
      language,
      { ...order, ...hours },
      { before: { ...order, ...hours }, reason: 'போயா' },
    ),
    surplusLetter(sender, language, payment, { isCancelled: false }),
    surplusLetter(sender, language, payment, { isCancelled: true }),
    refundRequestedLetter(sender, language, payment),
    refundedLetter(sender, language, payment),
    claimReceivedLetter(sender, language, 1042, [{ units: 2, shown: 'හාල්' }]),
    claimAnswered('REPLACED'),
    claimAnswered('REFUSED'),
    replacementLetter(sender, language, 1042, [{ units: 2, shown: 'හාල්' }]),
    credit({ way: 'GATEWAY', kind: 'NOT_SUPPLIED' }),
    credit({ way: 'BY_HAND', kind: 'RETURNED' }),
    credit({ refundCents: noCents, kind: 'CLAIM' }),
    credit({ lines: [], kind: 'GOODWILL' }),
    credit({ lines: [], kind: 'CHEAPER' }),
  ]
}
