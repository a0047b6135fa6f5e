import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, centsOfDecimalText, wholeCents } from '../../../domain/money/money.ts'
import type { Payment } from '../gateway.ts'
import { payHere } from './payhere.ts'
import { notificationSignature } from './signature.ts'

const account = {
  merchantId: '1211149',
  merchantSecret: 'demo-secret-not-real',
  url: 'https://sandbox.payhere.lk',
  app: undefined,
}
const line = { fetch, now: Date.now, pause: async () => undefined, processes: 1 }
const gateway = payHere(account, line)

const payment: Payment = {
  reference: 'ORD-1001',
  orderId: 1001,
  amountCents: cents(12_345.6),
  customer: {
    name: 'Nimali Perera Silva',
    email: 'nimali@example.lk',
    telephone: '+94 77 123 4567',
  },
  address: {
    streetAddress: 'No. 12, Example Lane, Nugegoda',
    postalCode: '10250',
    country: 'Sri Lanka',
  },
  returnUrl: 'https://shop.example/payment-result',
  cancelUrl: 'https://shop.example/payment-result',
  notifyUrl: 'https://shop.example/payments/notification',
}

describe('the form for the gateway', () => {
  it('contains every required field, and a hash over exactly the amount that is posted', () => {
    expect(gateway.checkout(payment)).toEqual({
      kind: 'form',
      action: 'https://sandbox.payhere.lk/pay/checkout',
      fields: {
        merchant_id: '1211149',
        return_url: 'https://shop.example/payment-result',
        cancel_url: 'https://shop.example/payment-result',
        notify_url: 'https://shop.example/payments/notification',
        first_name: 'Nimali',
        last_name: 'Perera Silva',
        email: 'nimali@example.lk',
        phone: '0771234567',
        address: 'No. 12, Example Lane, Nugegoda',
        city: 'Nugegoda',
        country: 'Sri Lanka',
        order_id: 'ORD-1001',
        items: 'Order 1001',
        currency: 'LKR',
        amount: '12345.60',
        hash: '2CE26178EE3CCA9F1BE611A1BCBFD100',
      },
    })
  })

  it('writes every amount with two decimals and without separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (count) => {
        const amountCents = wholeCents(count)
        const { amount } = gateway.checkout({ ...payment, amountCents }).fields
        expect(centsOfDecimalText(amount ?? '')).toBe(amountCents)
      }),
    )
  })

  it('has no empty fields and no characters that the gateway refuses, for any text of a customer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { fields } = gateway.checkout({
          ...payment,
          customer: { ...payment.customer, name: text },
          address: { streetAddress: text, postalCode: text, country: text },
        })
        for (const name of ['first_name', 'last_name', 'address', 'city', 'country']) {
          expect(fields[name]).toMatch(/^[^<>&"\p{Extended_Pictographic}]{1,200}$/u)
        }
      }),
    )
  })
})

function notification(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    merchant_id: '1211149',
    order_id: 'ORD-1001',
    payment_id: '320025071278',
    payhere_amount: '12345.60',
    payhere_currency: 'LKR',
    status_code: '2',
    md5sig: '5F29B40678E26CEB2D0860AA15754DD4',
    method: 'VISA',
    ...changes,
  })
}

/** A notification as the gateway itself would sign it. */
function signed(changes: Record<string, string> = {}): URLSearchParams {
  const form = notification(changes)
  const value = (name: string) => form.get(name) ?? ''
  const signature = notificationSignature(account, {
    reference: value('order_id'),
    amount: value('payhere_amount'),
    currency: value('payhere_currency'),
    statusCode: value('status_code'),
  })
  form.set('md5sig', signature)
  return form
}

function read(form: URLSearchParams, contentType = 'application/x-www-form-urlencoded') {
  return gateway.readNotification({ contentType, headers: new Headers(), body: form.toString() })
}

function reasonOf(form: URLSearchParams): string {
  const reading = read(form)
  return reading.verified ? 'verified' : reading.reason
}

describe('a notification', () => {
  it('is read when its signature is right', () => {
    expect(read(notification())).toEqual({
      verified: true,
      notification: {
        reference: 'ORD-1001',
        paymentId: '320025071278',
        amountCents: cents(12_345.6),
        currency: 'LKR',
        outcome: 'paid',
        gatewayCode: '2',
        method: 'VISA',
      },
    })
  })

  it('may have a signature in lower case', () => {
    expect(reasonOf(notification({ md5sig: '5f29b40678e26ceb2d0860aa15754dd4' }))).toBe('verified')
  })

  it.each([
    ['0', '94F85AB663A3120F87F28DE877A89A49', 'pending'],
    ['-1', '31388ECE36374200DA97682F1F73105A', 'cancelled'],
    ['-2', 'D57161B33F07937E49F50EF1C7F48707', 'failed'],
    ['-3', 'BBE7F56BF52BC4B1AB4A93E93E51022F', 'chargedBack'],
  ])('with status %s means %s', (statusCode, md5sig, outcome) => {
    expect(read(notification({ status_code: statusCode, md5sig }))).toMatchObject({
      notification: { outcome, gatewayCode: statusCode },
    })
  })

  it('with an undocumented status is read as unknown', () => {
    expect(read(signed({ status_code: '3' }))).toMatchObject({
      notification: { outcome: 'unknown', gatewayCode: '3' },
    })
  })

  it('is verified even without payment id and method, which the signature does not cover', () => {
    const form = notification()
    form.delete('payment_id')
    form.delete('method')
    expect(read(form)).toMatchObject({
      verified: true,
      notification: { paymentId: '', method: undefined },
    })
  })

  it.each([
    ['order_id', 'ORD-1002'],
    ['payhere_amount', '1.00'],
    ['payhere_currency', 'USD'],
    ['status_code', '0'],
    ['md5sig', 'A94F85AB663A3120F87F28DE877A89A4'],
    ['md5sig', 'short'],
  ])('with an altered %s is forged', (name, value) => {
    expect(reasonOf(notification({ [name]: value }))).toBe('wrongSignature')
  })

  it('is accepted as a form only', () => {
    expect(read(notification(), 'application/json')).toEqual({
      verified: false,
      reason: 'wrongContentType',
    })
  })

  it('for another merchant is refused', () => {
    expect(reasonOf(notification({ merchant_id: '1211150' }))).toBe('wrongMerchant')
  })

  const needed = [
    'merchant_id',
    'order_id',
    'payhere_amount',
    'payhere_currency',
    'status_code',
    'md5sig',
  ]

  it.each(needed)('without %s is malformed', (name) => {
    const form = notification()
    form.delete(name)
    expect(reasonOf(form)).toBe('malformed')
  })

  it.each([...needed, 'payment_id'])('with %s twice is malformed', (name) => {
    const form = notification()
    form.append(name, form.get(name) ?? '')
    expect(reasonOf(form)).toBe('malformed')
  })

  it.each([
    ['payhere_amount', '12345.6'],
    ['payhere_amount', '12,345.60'],
    ['status_code', '2.0'],
    ['payment_id', '32\u0000'],
  ])('whose %s is %j is malformed although signed', (name, value) => {
    expect(reasonOf(signed({ [name]: value }))).toBe('malformed')
  })

  it('may write whole rupees without decimals', () => {
    const reading = read(signed({ payhere_amount: '1290' }))
    expect(reading).toMatchObject({ notification: { amountCents: cents(1290) } })
  })
})
