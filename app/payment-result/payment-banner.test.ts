import { expect, test } from 'vitest'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { paymentBanner } from './payment-banner.ts'

const atFirst = { isChecking: false, wasRechecked: false }
const checking = { isChecking: true, wasRechecked: false }
const pending = { status: 'PENDING', isPaid: false }
const rechecked = { isChecking: false, wasRechecked: true }

test('a paid order is a green success, in any letter case and during any check', () => {
  for (const status of ['PAID', 'paid']) {
    for (const check of [atFirst, checking, rechecked]) {
      expect(paymentBanner({ status, isPaid: true }, check, paymentResultTexts)).toEqual({
        kind: 'paid',
        tone: 'green',
        title: 'Order Payment Successful!',
        text: 'Your order payment has been confirmed and processed successfully.',
      })
    }
  }
})

test('a pending order is being processed until it is checked again', () => {
  expect(paymentBanner({ status: 'Pending', isPaid: false }, atFirst, paymentResultTexts)).toEqual({
    kind: 'processing',
    tone: 'red',
    title: 'Payment Processing...',
    text: "Your payment is being processed. We'll check the status automatically in a few seconds.",
  })
})

test('a pending order shows that it is being checked, automatically or on request', () => {
  for (const wasRechecked of [false, true]) {
    expect(paymentBanner(pending, { isChecking: true, wasRechecked }, paymentResultTexts)).toEqual({
      kind: 'processing',
      tone: 'red',
      title: 'Checking Payment Status...',
      text: "We're checking your payment status. Please wait a moment...",
    })
  }
})

test('a payment still pending after the automatic check has failed', () => {
  expect(paymentBanner(pending, rechecked, paymentResultTexts)).toEqual({
    kind: 'failed',
    tone: 'red',
    title: 'Order Payment Failed',
    text: 'Your order payment was not processed. Please try again or contact support.',
    note: expect.stringContaining('You are not charged twice'),
  })
})

test.each(['COMPLETED', 'CANCELLED', 'REFUNDED', ''])(
  'the status "%s" is unknown to this page',
  (status) => {
    expect(paymentBanner({ status, isPaid: false }, rechecked, paymentResultTexts)).toEqual({
      kind: 'unknown',
      tone: 'amber',
      title: 'Order Status Unknown',
      text: 'Your order payment was not processed. Please try again or contact support.',
    })
  },
)

test('a cancelled order that was paid has a message of its own: where the money is', () => {
  const order = { status: 'Cancelled', isPaid: true, news: 'We have given it back.' }
  expect(paymentBanner(order, rechecked, paymentResultTexts)).toEqual({
    kind: 'cancelled',
    tone: 'amber',
    title: 'Order Cancelled',
    text: 'We have given it back.',
  })
})

test.each([
  [true, undefined],
  [false, 'The delivery date has passed.'],
])(
  'a cancelled order, paid %s, with the news "%s" is unknown, with its news as a note',
  (isPaid, news) => {
    const order = { status: 'CANCELLED', isPaid, news }
    expect(paymentBanner(order, rechecked, paymentResultTexts)).toMatchObject({
      kind: 'unknown',
      text: 'Your order payment was not processed. Please try again or contact support.',
      note: news,
    })
  },
)

test('a customer who paid twice is told so beside the success', () => {
  const order = { status: 'PAID', isPaid: true, news: 'You have paid twice.' }
  expect(paymentBanner(order, atFirst, paymentResultTexts)).toMatchObject({
    title: 'Order Payment Successful!',
    note: 'You have paid twice.',
  })
})
