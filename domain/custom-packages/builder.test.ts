import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { customPackageTexts } from '../texts/en/custom-packages.ts'
import { type BuilderState, browsing, nextBuilderState, resumedState } from './builder.ts'
import { newDraft, type PackageDraft, savedDraft } from './draft.ts'

const carrots = {
  productId: 1,
  name: 'Carrots 500 g',
  unitPriceCents: cents(220),
  imageUrl: '',
  categoryId: 1,
  isSoldOut: false,
}
const sunday = savedDraft({
  packageId: 7,
  name: 'Sunday box',
  budget: '',
  items: [{ ...carrots, quantity: 2 }],
})
const begun: PackageDraft = {
  ...newDraft(customPackageTexts),
  items: [{ ...carrots, quantity: 1 }],
}
const begunState: BuilderState = { draft: begun, isOpen: false, wanted: null }

test('creating and editing open the builder', () => {
  expect(
    nextBuilderState(browsing, { type: 'open', draft: newDraft(customPackageTexts) }),
  ).toMatchObject({
    isOpen: true,
    draft: { packageId: null, name: 'JOY Box Budget' },
  })
  expect(nextBuilderState(browsing, { type: 'open', draft: sunday }).draft).toBe(sunday)
})

test('an edit changes what is built', () => {
  const open = nextBuilderState(browsing, { type: 'open', draft: newDraft(customPackageTexts) })
  const edited = nextBuilderState(open, { type: 'edit', edit: { type: 'add', product: carrots } })
  expect(edited.draft?.items).toEqual([{ ...carrots, quantity: 1 }])
})

test('creating continues the new package that was begun', () => {
  const state = nextBuilderState(begunState, { type: 'open', draft: newDraft(customPackageTexts) })
  expect(state).toEqual({ draft: begun, isOpen: true, wanted: null })
})

test('editing another package than the unfinished one asks first, and loses neither', () => {
  const asked = nextBuilderState(begunState, { type: 'open', draft: sunday })
  expect(asked).toEqual({ draft: begun, isOpen: false, wanted: sunday })
  expect(nextBuilderState(asked, { type: 'resume' })).toEqual({ ...begunState, isOpen: true })
  expect(nextBuilderState(asked, { type: 'replace' })).toEqual({
    draft: sunday,
    isOpen: true,
    wanted: null,
  })
})

test('a draft from a cart is asked about once, even when it arrives twice', () => {
  const open = nextBuilderState(browsing, { type: 'open', draft: begun })
  expect(nextBuilderState(open, { type: 'open', draft: begun }).wanted).toBeNull()
})

test('going back offers what is not saved, and going forward continues it', () => {
  const open: BuilderState = { ...begunState, isOpen: true }
  const left = nextBuilderState(open, { type: 'leave' })
  expect(left).toEqual(begunState)
  expect(nextBuilderState(left, { type: 'return' })).toEqual(open)

  const unchanged = nextBuilderState(browsing, { type: 'open', draft: sunday })
  expect(nextBuilderState(unchanged, { type: 'leave' })).toEqual(browsing)
  expect(nextBuilderState(browsing, { type: 'return' })).toEqual(browsing)
})

test('the question which package to build is not answered by going forward', () => {
  const asked = nextBuilderState(begunState, { type: 'open', draft: sunday })
  expect(nextBuilderState(asked, { type: 'return' })).toEqual(asked)
})

test('saving and cancelling leave nothing behind', () => {
  const open = { ...begunState, isOpen: true }
  expect(nextBuilderState(open, { type: 'close', draft: begun })).toEqual(browsing)
})

test('a draft that is saved late closes no other', () => {
  const other: BuilderState = { draft: sunday, isOpen: true, wanted: null }
  expect(nextBuilderState(other, { type: 'close', draft: begun })).toBe(other)
  const renamed = { ...begun, name: 'Poya box' }
  const edited: BuilderState = { draft: renamed, isOpen: true, wanted: null }
  expect(nextBuilderState(edited, { type: 'close', draft: begun })).toBe(edited)
})

test('deleting a package ends the work on it, and on no other', () => {
  const changed = { ...sunday, name: 'Poya box' }
  const state: BuilderState = { draft: changed, isOpen: false, wanted: null }
  expect(nextBuilderState(state, { type: 'deleted', packageId: 7 })).toEqual(browsing)
  expect(nextBuilderState(state, { type: 'deleted', packageId: 8 })).toBe(state)
})

test('after a reload an open builder opens again, and an unfinished draft is offered', () => {
  expect(resumedState(newDraft(customPackageTexts), true).isOpen).toBe(true)
  expect(resumedState(begun, false)).toEqual(begunState)
  expect(resumedState(newDraft(customPackageTexts), false)).toEqual(browsing)
  expect(resumedState(null, true)).toEqual(browsing)
})

test('what another tab does with the draft shows here too', () => {
  const changed = { ...begun, name: 'For amma' }
  const kept = (state: BuilderState, draft: PackageDraft) =>
    nextBuilderState(state, { type: 'kept', draft })
  expect(kept({ ...begunState, isOpen: true }, changed)).toEqual({
    ...begunState,
    isOpen: true,
    draft: changed,
  })
  expect(kept(browsing, changed)).toEqual({ ...begunState, draft: changed })
  // Nothing in it is unsaved.
  expect(kept(begunState, sunday)).toEqual(browsing)
})

test('who builds one package goes on with it while another tab changes another', () => {
  const open: BuilderState = { draft: sunday, isOpen: true, wanted: null }
  expect(nextBuilderState(open, { type: 'kept', draft: begun })).toBe(open)
})
