import { expect, test } from 'vitest'
import { cents } from '../../../domain/money/money.ts'
import { refunder } from './refund.ts'

/** A refunder at a PayHere that gives this answer, and what it was sent. */
function atPayHere(answer: object | string) {
  const sent: object[] = []
  const refund = refunder(async (_, request) => {
    sent.push(request?.body ?? {})
    return answer
  })
  return { refund, sent }
}

const whole = { paymentId: '320025071278', reason: 'Order 12' }

test('a whole payment is refunded without an amount, a part with it', async () => {
  const { refund, sent } = atPayHere({ status: 1, msg: 'Done', data: 4711 })
  expect(await refund(whole)).toEqual({ isTaken: true, number: '4711' })
  await refund({ ...whole, amountCents: cents(920.5) })
  const body = { payment_id: '320025071278', description: 'Order 12' }
  expect(sent).toEqual([body, { ...body, amount: '920.50' }])
})

test.each([0, -1, -2])('the status %i is a refusal, with its words', async (status) => {
  const { refund } = atPayHere({ status, msg: 'Not allowed', data: null })
  expect(await refund(whole)).toEqual({ isTaken: false, reason: 'Not allowed' })
})

test.each([{}, { status: 'x' }, 'a page'])(
  'after %j it is unknown whether it was made',
  async (answer) => {
    await expect(atPayHere(answer).refund(whole)).rejects.toThrow('could not be read')
  },
)
