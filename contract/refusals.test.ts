import { expect, test } from 'vitest'
import { officeRefusalTexts } from '../domain/texts/en/back-office/refusals.ts'
import { refusalTexts } from '../domain/texts/en/refusals.ts'
import { officeRefusals } from './back-office/refusals.ts'
import { codesIn, faults, refusalStatuses, shopRefusals } from './refusals.ts'

const declared = [...codesIn(shopRefusals), ...codesIn(officeRefusals)]

test('no code has two meanings', () => {
  const all = [...declared, ...Object.keys(faults)]
  expect(all).toEqual([...new Set(all)])
})

test('every code has a sentence and a status, and there are no others', () => {
  expect(Object.keys({ ...refusalTexts, ...officeRefusalTexts }).toSorted()).toEqual(
    declared.toSorted(),
  )
  expect(Object.keys(refusalStatuses).toSorted()).toEqual(declared.toSorted())
})
