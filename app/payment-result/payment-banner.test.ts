import { expect, test } from 'vitest'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { paymentBanner } from './payment-banner.ts'

const atFirst = { isChecking: false, wasRechecked: false }
const checking = { isChecking: true, wasRechecked: false }
const rechecked = { isChecking: false, wasRechecked: true }

test('a paid order is a green success, in any letter case and during any check', () => {
  for (const status of ['PAID', 'paid']) {
    for (const check of [atFirst, checking, rechecked]) {
      expect(paymentBanner(status, check, paymentResultTexts)).toEqual({
        kind: 'paid',
        tone: 'green',
        title: 'Order Payment Successful!',
        text: 'Your order payment has been confirmed and processed successfully.',
      })
    }
  }
})

test('a pending order is being processed until it is checked again', () => {
  expect(paymentBanner('Pending', atFirst, paymentResultTexts)).toEqual({
    kind: 'processing',
    tone: 'red',
    title: 'Payment Processing...',
    text: "Your payment is being processed. We'll check the status automatically in a few seconds.",
  })
})

test('a pending order shows that it is being checked, automatically or on request', () => {
  for (const wasRechecked of [false, true]) {
    expect(
      paymentBanner('PENDING', { isChecking: true, wasRechecked }, paymentResultTexts),
    ).toEqual({
      kind: 'processing',
      tone: 'red',
      title: 'Checking Payment Status...',
      text: "We're checking your payment status. Please wait a moment...",
    })
  }
})

test('a payment still pending after the automatic check has failed', () => {
  expect(paymentBanner('PENDING', rechecked, paymentResultTexts)).toEqual({
    kind: 'failed',
    tone: 'red',
    title: 'Order Payment Failed',
    text: 'Your order payment was not processed. Please try again or contact support.',
  })
})

test.each(['COMPLETED', 'CANCELLED', 'REFUNDED', ''])(
  'the status "%s" is unknown to this page',
  (status) => {
    expect(paymentBanner(status, rechecked, paymentResultTexts)).toEqual({
      kind: 'unknown',
      tone: 'amber',
      title: 'Order Status Unknown',
      text: 'Your order payment was not processed. Please try again or contact support.',
    })
  },
)
