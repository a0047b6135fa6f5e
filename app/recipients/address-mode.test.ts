import { describe, expect, test } from 'vitest'
import type { Recipient } from '../../contract/index.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import {
  type AddressMode,
  addressesShown,
  afterMainButton,
  choiceAfterDeleting,
  chosen,
  collapsed,
  mainButtonText,
  recentOf,
  selectedOf,
} from './address-mode.ts'

const expanded: AddressMode = { name: 'expanded' }
const home = anAddress(1, 'Nimali Perera')
const mother = anAddress(2, 'Kamala Perera')
const office = anAddress(3, 'Nimali at work')

describe('the main button', () => {
  test.each([0, 1])('collapsed with %i addresses it adds one', (count) => {
    expect(mainButtonText(collapsed, count, recipientTexts)).toBe('Add New Address')
    expect(afterMainButton(collapsed, count)).toEqual({ name: 'form', editing: undefined })
  })

  test('collapsed with 2 or more it shows them all', () => {
    expect(mainButtonText(collapsed, 2, recipientTexts)).toBe('View All Addresses')
    expect(afterMainButton(collapsed, 2)).toEqual(expanded)
  })

  test('expanded it opens an empty form', () => {
    expect(mainButtonText(expanded, 3, recipientTexts)).toBe('Add New Address')
    expect(afterMainButton(expanded, 3)).toEqual({ name: 'form', editing: undefined })
  })
})

describe('which addresses are shown', () => {
  test('collapsed, the one selected last, even if it was deselected', () => {
    const choice = { recipientId: 2, isSelected: false }
    expect(addressesShown(collapsed, [home, mother], choice)).toEqual([mother])
  })

  test('collapsed, the first when none was ever selected or that one no longer exists', () => {
    expect(addressesShown(collapsed, [home, mother], undefined)).toEqual([home])
    const gone = { recipientId: 9, isSelected: true }
    expect(addressesShown(collapsed, [home, mother], gone)).toEqual([home])
  })

  test('expanded, all; with the form open, none', () => {
    expect(addressesShown(expanded, [home, mother], undefined)).toEqual([home, mother])
    expect(addressesShown({ name: 'form', editing: home }, [home], undefined)).toEqual([])
  })
})

describe('the choice', () => {
  test('selecting the selected address again deselects it, and it stays the recent one', () => {
    const first = chosen(undefined, 2)
    const second = chosen(first, 2)
    expect(selectedOf([home, mother], first)).toBe(mother)
    expect(selectedOf([home, mother], second)).toBeUndefined()
    expect(recentOf([home, mother], second)).toBe(mother)
    expect(chosen(second, 2)).toEqual(first)
  })

  test('a remembered address that no longer exists is not selected', () => {
    expect(selectedOf([home], { recipientId: 2, isSelected: true })).toBeUndefined()
  })

  test('deleting the selected address selects another', () => {
    const choice = { recipientId: 1, isSelected: true }
    const next = choiceAfterDeleting([home, mother, office], choice, 1)
    expect(selectedOf([mother, office], next)).toBe(mother)
  })

  test('deleting the only address leaves none selected', () => {
    expect(choiceAfterDeleting([home], { recipientId: 1, isSelected: true }, 1)).toBeUndefined()
  })

  test('deleting another address keeps the selection', () => {
    const choice = { recipientId: 1, isSelected: true }
    expect(choiceAfterDeleting([home, mother], choice, 2)).toBe(choice)
  })
})

function anAddress(recipientId: number, recipientName: string): Recipient {
  return {
    recipientId,
    userId: 7,
    recipientName,
    streetAddress: 'No. 12, Example Lane',
    postalCode: '10250',
    country: 'Sri Lanka',
    contact: '+94770000000',
    email: null,
  }
}
