import { describe, expect, it } from 'vitest'
import { cityOf, localPhone, plainText, splitName } from './fields.ts'

describe('the customer’s data for the gateway', () => {
  it.each([
    ['0771234567', '0771234567'],
    ['077 123 4567', '0771234567'],
    ['+94 77 123 4567', '0771234567'],
    ['+94 (0)77 123-4567', '0771234567'],
    ['0094771234567', '0771234567'],
    ['94771234567', '0771234567'],
    ['011 234 5678', '0112345678'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('the phone %s is sent as %s', (phone, sent) => {
    expect(localPhone(phone)).toBe(sent)
  })

  it.each([
    ['Nimali Perera', 'Nimali', 'Perera'],
    ['  A. B.  C. de Silva ', 'A.', 'B. C. de Silva'],
    ['Nimali', 'Nimali', '..'],
    ['නිමලි පෙරේරා', 'නිමලි', 'පෙරේරා'],
  ])('the name %s is split into %s and %s', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName })
  })

  it('a name longer than the gateway accepts is cut', () => {
    expect(splitName('x'.repeat(80)).firstName).toHaveLength(50)
  })

  it('emoji and markup are left out', () => {
    expect(plainText('<b>No. 5</b> 🍌 Main Street & Sons', 200)).toBe('bNo. 5/b Main Street Sons')
    expect(plainText('1️⃣ Temple Road ℹ️', 200)).toBe('1 Temple Road')
  })

  it.each([
    ['No. 12, Example Lane, Nugegoda', '10250', 'Nugegoda'],
    ['45 Galle Road, Colombo 03', '00300', 'Colombo 03'],
    ['45 Galle Road', '00300', '00300'],
    ['Galle Road, 45', '00300', '00300'],
  ])('the city of %s, %s is %s', (streetAddress, postalCode, city) => {
    expect(cityOf({ streetAddress, postalCode })).toBe(city)
  })
})
