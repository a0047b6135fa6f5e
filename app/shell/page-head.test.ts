import { expect, test } from 'vitest'
import type { PagePath } from '../../contract/pages.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { fullTitle, pagedTitle, pageHead } from './page-head.ts'

test.each([
  ['Products', 'Products | JOY Box'],
  ['JOY Box', 'JOY Box'],
  ['JOY Box - Your Neighborhood Food Shop', 'JOY Box - Your Neighborhood Food Shop'],
])('the title of "%s" reads "%s"', (title, expected) => {
  expect(fullTitle(title, shellTexts)).toBe(expected)
})

test('only the pages of a list after its first are numbered', () => {
  expect(pagedTitle('Fruits', 1, matches)).toBe('Fruits')
  expect(pagedTitle('Fruits', 2, matches)).toBe('Fruits, page 2')
})

const page = {
  title: 'Orders',
  description: 'Your orders',
  keywords: ['a', 'b'],
  page: '/orders',
} as const
const matches = [{ id: 'root', loaderData: { origin: 'https://shop.example', language: 'en' } }]

test('the canonical URL is on the shop’s public origin', () => {
  expect(pageHead(page, matches)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/orders',
  })
})

test('private and unknown pages ask not to be indexed, all others allow large previews', () => {
  const robotsOf = (shown: PagePath | undefined) =>
    pageHead({ ...page, page: shown, path: '/any' }, matches).find(
      (tag) => 'name' in tag && tag.name === 'robots',
    )
  expect(robotsOf('/orders')).toEqual({ name: 'robots', content: 'noindex, nofollow' })
  expect(robotsOf(undefined)).toEqual({ name: 'robots', content: 'noindex, nofollow' })
  expect(robotsOf('/products')).toMatchObject({ content: 'index, follow, max-image-preview:large' })
})
