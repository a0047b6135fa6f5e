import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Lantern Meals Circle', 'lantern-meals-circle'],
  ["  St. Mary's  & Friends! ", 'st-mary-s-friends'],
  ['Crème Fund 2', 'crème-fund-2'],
  ['ළමා අරමුදල', 'ළමා-අරමුදල'],
])('"%s" lives at "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
