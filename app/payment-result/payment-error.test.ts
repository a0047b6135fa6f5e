import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../contract/client.ts'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { paymentErrorText } from './payment-error.ts'

test('a customer without orders is asked to complete a purchase', () => {
  expect(paymentErrorText(new ApiError(404, {}), paymentResultTexts)).toBe(
    'No orders found. Please complete a purchase first.',
  )
})

test.each([
  ['a fault of the shop', new ApiError(500, { message: 'Something went wrong' })],
  ['no response at all', new NetworkError()],
])('%s means the order could not be fetched', (_, error) => {
  expect(paymentErrorText(error, paymentResultTexts)).toBe(
    'Failed to fetch order details. Please try again.',
  )
})

test('any other error has the general message', () => {
  expect(paymentErrorText(new TypeError('x is not a function'), paymentResultTexts)).toBe(
    'Failed to fetch payment result',
  )
})
