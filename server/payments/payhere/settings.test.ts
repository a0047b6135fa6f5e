import { expect, test } from 'vitest'
import { readPayHereAccount } from './settings.ts'

const merchant = {
  PAYHERE_MERCHANT_ID: '1221149',
  PAYHERE_MERCHANT_SECRET: 'secret of the account',
}

test('without a merchant there is no account and no fault', () => {
  const empty = { PAYHERE_MERCHANT_ID: ' ', PAYHERE_APP_ID: '' }
  expect(readPayHereAccount(empty)).toEqual({ account: undefined, faults: [] })
})

test('an account is at the real PayHere unless another URL is set', () => {
  expect(readPayHereAccount(merchant).account).toEqual({
    merchantId: '1221149',
    merchantSecret: 'secret of the account',
    url: 'https://www.payhere.lk',
    app: undefined,
    refundsParts: false,
  })
  const PAYHERE_URL = 'https://sandbox.payhere.lk/'
  expect(readPayHereAccount({ ...merchant, PAYHERE_URL }).account?.url).toBe(
    'https://sandbox.payhere.lk',
  )
})

test('an account may have a key to the Retrieval and Refund APIs', () => {
  const app = { PAYHERE_APP_ID: '4OVxzz', PAYHERE_APP_SECRET: 'x' }
  expect(readPayHereAccount({ ...merchant, ...app }).account?.app).toEqual({
    id: '4OVxzz',
    secret: 'x',
  })
})

test('PayHere refunds parts of payments only if the operator says so', () => {
  const withParts = (PAYHERE_PARTIAL_REFUNDS: string) =>
    readPayHereAccount({ ...merchant, PAYHERE_PARTIAL_REFUNDS })
  expect(withParts('yes').account?.refundsParts).toBe(true)
  expect(withParts('no').account?.refundsParts).toBe(false)
  expect(withParts('1').faults).toEqual(['PAYHERE_PARTIAL_REFUNDS must be yes or no'])
})
