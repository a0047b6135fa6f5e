import { describe, expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../contract/client.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import {
  outcomeOfAnswer as answered,
  outcomeOfError as failed,
  isOutcomeUnknown,
} from './order-outcome.ts'

const texts = { checkoutTexts, controlTexts }
const outcomeOfError = (error: unknown) => failed(error, texts)
const outcomeOfAnswer = (status: number, body: object) => answered(status, body, texts)

describe('a response', () => {
  test.each([200, 201])('%i with the URL of the payment page leads there', (status) => {
    const data = 'https://pay.example/checkout'
    expect(outcomeOfAnswer(status, { status: 'SUCCESS', data })).toEqual({
      kind: 'pay',
      address: data,
    })
  })

  test('without a usable URL shows a message and reloads the cart', () => {
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

  test('with another status means no order, and the cart reloads', () => {
    expect(outcomeOfAnswer(202, { status: 'SUCCESS', data: 'https://pay.example' })).toEqual(
      notCreated,
    )
  })
})

describe('an error', () => {
  test('without any response is a network error', () => {
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

  test('without a code of the shop is read by its text: a proxy may answer for the gateway', () => {
    expect(outcomeOfError(new ApiError(502, { message: 'The Payment Gateway timed out' }))).toEqual(
      {
        kind: 'failed',
        text: 'Payment gateway is currently unavailable. Please try again later or contact support.',
        reloadsCart: false,
      },
    )
    expect(outcomeOfError(new Error('payment gateway closed the connection'))).toMatchObject({
      text: 'Payment gateway is currently unavailable. Please try again later or contact support.',
    })
  })

  test.each([400, 404, 409])(
    'with status %i means no order, and the cart reloads; the server gives the reason',
    (status) => {
      const error = new ApiError(status, { message: 'Not enough in stock: Rice (1 left).' })
      const reason = 'Not enough in stock: Rice (1 left).'
      expect(outcomeOfError(error)).toEqual({ ...notCreated, reason })
    },
  )

  test('of a shop that cannot save anything says when to try again', () => {
    const reason = 'The shop cannot save anything at the moment.'
    const error = new ApiError(503, { code: 'cannotSave', message: reason })
    expect(outcomeOfError(error)).toEqual({ ...notCreated, reason })
  })

  test('of the server itself means no order either, and its message is not for customers', () => {
    expect(outcomeOfError(new ApiError(500, { message: 'Something went wrong' }))).toEqual(
      notCreated,
    )
  })

  test('about an order that an earlier attempt has placed counts as placed', () => {
    const error = new ApiError(409, { code: 'alreadyPlaced' })
    expect(outcomeOfError(error)).toMatchObject({ kind: 'placed' })
  })

  test('leaves open whether the order was placed only when no refusal came', () => {
    expect(isOutcomeUnknown(new NetworkError('Failed to fetch'))).toBe(true)
    expect(isOutcomeUnknown(new ApiError(500, {}))).toBe(true)
    expect(isOutcomeUnknown(new ApiError(502, {}))).toBe(true)
    expect(isOutcomeUnknown(new ApiError(409, {}))).toBe(false)
    expect(isOutcomeUnknown(new TypeError('x is not a function'))).toBe(false)
  })

  test('with status 401 is left to the session', () => {
    expect(outcomeOfError(new ApiError(401, {}))).toEqual({ kind: 'signedOut' })
  })

  test('of any other kind shows its message', () => {
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
