import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../contract/client.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import {
  outcomeOfAnswer as answered,
  outcomeOfError as failed,
  isInTheDark,
} from './order-outcome.ts'

const texts = { checkoutTexts, controlTexts }
const outcomeOfError = (error: unknown) => failed(error, texts)
const outcomeOfAnswer = (status: number, body: object) => answered(status, body, texts)

describe('an answer', () => {
  test.each([200, 201])('%i with the address of the payment page leads there', (status) => {
    const data = 'https://pay.example/checkout'
    expect(outcomeOfAnswer(status, { status: 'SUCCESS', data })).toEqual({
      kind: 'pay',
      address: data,
    })
  })

  test('without a usable address says so and reloads the cart', () => {
    expect(outcomeOfAnswer(201, { status: 'SUCCESS', data: 'gateway is closed' })).toEqual({
      kind: 'failed',
      text: 'Order payment failed. Go to Orders to complete payment.',
      reloadsCart: true,
    })
  })

  test.each([
    { status: 'SUCCESS' },
    { status: 'SUCCESS', data: null },
    { status: 'SUCCESS', data: '' },
    { status: 'PENDING', data: 'https://pay.example/checkout' },
    {},
  ])('%j is an order without a payment, to be seen among the orders', (body) => {
    expect(outcomeOfAnswer(200, body)).toEqual({
      kind: 'placed',
      text: 'Order created successfully!',
    })
  })

  test('of another status is no order, and the cart reloads', () => {
    expect(outcomeOfAnswer(202, { status: 'SUCCESS', data: 'https://pay.example' })).toEqual(
      notCreated,
    )
  })
})

describe('an error', () => {
  test('without any answer is the network', () => {
    expect(outcomeOfError(new NetworkError('Failed to fetch'))).toEqual({
      kind: 'failed',
      text: 'Network error. Please check your connection and try again.',
      reloadsCart: false,
    })
  })

  test('of the payment gateway says that it is unavailable', () => {
    expect(outcomeOfError(new ApiError(502, { code: 'gatewayUnavailable' }))).toMatchObject({
      text: 'Payment gateway is currently unavailable. Please try again later or contact support.',
    })
  })

  test.each([400, 404, 409])(
    'answered with %i is no order, and the cart reloads; the server says why',
    (status) => {
      const error = new ApiError(status, { message: 'Not enough in stock: Rice (1 left).' })
      const reason = 'Not enough in stock: Rice (1 left).'
      expect(outcomeOfError(error)).toEqual({ ...notCreated, reason })
    },
  )

  test('of the server itself is no order either, and its words are not for customers', () => {
    expect(outcomeOfError(new ApiError(500, { message: 'Something went wrong' }))).toEqual(
      notCreated,
    )
  })

  test('for an order that an earlier attempt has placed counts as placed', () => {
    const error = new ApiError(409, { code: 'alreadyPlaced' })
    expect(outcomeOfError(error)).toMatchObject({ kind: 'placed' })
  })

  test('leaves open whether the order was placed only when no refusal came', () => {
    expect(isInTheDark(new NetworkError('Failed to fetch'))).toBe(true)
    expect(isInTheDark(new ApiError(502, {}))).toBe(true)
    expect(isInTheDark(new ApiError(409, {}))).toBe(false)
    expect(isInTheDark(new TypeError('x is not a function'))).toBe(false)
  })

  test('answered with 401 is left to the session', () => {
    expect(outcomeOfError(new ApiError(401, {}))).toEqual({ kind: 'signedOut' })
  })

  test('of any other kind says what it is', () => {
    expect(outcomeOfError(new TypeError('x is not a function'))).toEqual({
      kind: 'failed',
      text: 'Failed to create order: x is not a function',
      reloadsCart: false,
    })
  })
})

const notCreated = {
  kind: 'failed',
  text: 'Failed to create order. Please try again.',
  reloadsCart: true,
}
