import { expect, test } from 'vitest'
import { deliveryNotes, furtherNotes } from './notes.ts'

const deliverTo = {
  recipientName: 'Nimali Perera',
  streetAddress: 'No. 12, Example Lane',
  postalCode: '10250',
  country: 'Sri Lanka',
}

test('notes that only repeat the address say nothing further', () => {
  expect(furtherNotes(deliveryNotes(deliverTo), deliverTo)).toBeUndefined()
  expect(furtherNotes(null, deliverTo)).toBeUndefined()
  expect(furtherNotes('Ring twice', deliverTo)).toBe('Ring twice')
})
