import { describe, expect, it } from 'vitest'
import { checkoutHash, isSameSignature, notificationSignature } from './signature.ts'

const documented = { merchantId: '2xxxxx', merchantSecret: 'x'.repeat(32) }
const published = { merchantId: '1221149', merchantSecret: 'MzQ1Njc4OTAxMjM0NTY3ODkw' }
const ours = { merchantId: '1211149', merchantSecret: 'demo-secret-not-real' }
const order = { reference: 'ORD-1001', amount: '12345.60', currency: 'LKR' }

describe('signatures', () => {
  it('agree with the examples in the gateway’s own documentation', () => {
    const payment = { reference: '12345', amount: '1000.00', currency: 'LKR' }
    expect(checkoutHash(documented, payment)).toBe('D76F7AB16EDBE176244577AE8A46F460')
    expect(notificationSignature(documented, { ...payment, statusCode: '2' })).toBe(
      'ABA32E234F1A1E99ECC80F02BFF94AB4',
    )
  })

  it('use the secret as PayHere issues it, without decoding it', () => {
    const payment = { reference: 'reg-1', amount: '6000.00', currency: 'LKR' }
    expect(checkoutHash(published, payment)).toBe('D3E8BEC20DF7B49B455EB057802B1F9E')
    expect(notificationSignature(published, { ...payment, statusCode: '2' })).toBe(
      '298D64D360E0A6076322718C341EA7CA',
    )
  })

  it.each([
    ['2', '5F29B40678E26CEB2D0860AA15754DD4'],
    ['0', '94F85AB663A3120F87F28DE877A89A49'],
    ['-1', '31388ECE36374200DA97682F1F73105A'],
    ['-2', 'D57161B33F07937E49F50EF1C7F48707'],
    ['-3', 'BBE7F56BF52BC4B1AB4A93E93E51022F'],
  ])('differ by status: %s', (statusCode, signature) => {
    expect(notificationSignature(ours, { ...order, statusCode })).toBe(signature)
  })

  it('never use the secret in upper case or the inner digest in lower case', () => {
    const hash = checkoutHash(ours, order)
    expect(hash).toBe('2CE26178EE3CCA9F1BE611A1BCBFD100')
    expect(hash).not.toBe('3236F3685A13D0DEBB4BCCC850380D97')
    expect(hash).not.toBe('6880A0591B90A96984BAEEFE9110EF51')
  })

  it('cover the amount as text, so that 12,345.60 and 12345.6 have other signatures', () => {
    expect(checkoutHash(ours, { ...order, amount: '12,345.60' })).toBe(
      'A4D7641E55A2272D7B4DF09DA72A5B8C',
    )
    expect(checkoutHash(ours, { ...order, amount: '12345.6' })).toBe(
      'BA0707206E72C08CD36D2C846A95115A',
    )
  })

  it('are compared without regard to case', () => {
    expect(isSameSignature('abc1', 'ABC1')).toBe(true)
    expect(isSameSignature('abc1', 'ABC2')).toBe(false)
    expect(isSameSignature('abc', 'ABC1')).toBe(false)
  })
})
