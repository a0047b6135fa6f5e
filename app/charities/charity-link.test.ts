import { expect, test } from 'vitest'
import { charityLink, charityStateOf } from './charity-link.ts'

test('a link to a charity carries its id and title', () => {
  const link = charityLink({ id: 4, name: 'Little Monsoon Pantry' })
  expect(link.to).toBe('/charities/little-monsoon-pantry')
  expect(charityStateOf(link.state)).toEqual({ charityId: 4, title: 'Little Monsoon Pantry' })
})

test.each([null, undefined, 'four', {}, { charityId: '4', title: 'Pantry' }, { charityId: 4 }])(
  'the state %o of another kind of link has no charity',
  (state) => {
    expect(charityStateOf(state)).toBeUndefined()
  },
)
