import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'
import { isOtherWithMobile } from './other-person.ts'

test('a first name is a word of letters, without initials, titles and links', () => {
  const cases: [string, string | undefined][] = [
    ['Nimal Perera', 'Nimal'],
    ['  nimal  ', 'nimal'],
    ['K. A. Nimal Perera', 'Nimal'],
    ['K.A. Nimal Perera', 'Nimal'],
    ['Mrs. Silva', 'Silva'],
    ['Anne-Marie D’Souza', 'Anne-Marie'],
    ['නිමල් පෙරේරා', 'නිමල්'],
    ['කවිෂ්කා ප්‍රනාන්දු', 'කවිෂ්කා'],
    ['ப்ரியா நடராஜன்', 'ப்ரியா'],
    ['www.prizes.example', undefined],
    ['https://prizes.example', undefined],
    ['0771234567', undefined],
    ['K.', undefined],
    ['x'.repeat(25), undefined],
    ['', undefined],
  ]
  for (const [name, first] of cases) expect([name, firstName(name)]).toEqual([name, first])
})

test('somebody else has another name, and a mobile number of their own', () => {
  const customer = { name: 'Nimal Perera', telephone: '0771234567' }
  const isOther = (recipientName: string, contact: string) =>
    isOtherWithMobile({ recipientName, contact }, customer)
  expect(isOther('Kamala Perera', '+94712345678')).toBe(true)
  // The customer's own phone rings already.
  expect(isOther('Kamala Perera', '+94 77 123 4567')).toBe(false)
  // The customer's second phone.
  expect(isOther(' nimal  PERERA', '0712345678')).toBe(false)
  // Nobody reads a text message on a landline.
  expect(isOther('Kamala Perera', '0112345678')).toBe(false)
})
