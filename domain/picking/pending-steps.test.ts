import { expect, test } from 'vitest'
import { stepToSend, withoutLine, withPending } from './pending-steps.ts'

const line = {
  goods: 'product-1',
  version: 3,
  picked: 0,
  short: 0,
  noneLeft: false,
  substitutes: [],
}
const step = (goods: string, version: number, picked: number) => ({
  ...{ opId: `${goods} ${version}`, atDevice: '2026-11-23T05:00:00Z', goods, version, picked },
  ...{ short: 0, noneLeft: false, substitutes: [] },
})

test('a line is shown as the last of its steps that were not sent says, with the version it will have', () => {
  const pending = [step('product-1', 3, 1), step('product-2', 1, 9), step('product-1', 4, 2)]
  expect(withPending(line, pending)).toMatchObject({ picked: 2, version: 5 })
  expect(withPending(line, [])).toEqual(line)
})

test('after a refusal the later steps of the same line are dropped, and no others', () => {
  const pending = [step('product-1', 3, 1), step('product-2', 1, 9), step('product-1', 4, 2)]
  expect(withoutLine(pending, 'product-1')).toEqual([step('product-2', 1, 9)])
})

test('a step does not insist on what a substitute cost when the picker saw it', () => {
  const replaced = { productId: 2, units: 1, forUnits: 1 }
  const shown = { ...replaced, name: 'Green Tea', charged: 900 }
  const sent = stepToSend({ ...step('product-1', 3, 1), substitutes: [shown] })
  expect(sent.substitutes).toEqual([replaced])
})
