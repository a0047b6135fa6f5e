import { expect, test } from 'vitest'
import type { PagePath } from '../../contract/pages.ts'
import { shop } from '../../domain/shop.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { fullTitle, pagedTitle, pageHead } from './page-head.ts'

test.each([
  ['Products', 'Products | JOY Box'],
  ['JOY Box', 'JOY Box'],
  ['JOY Boxes for a week', 'JOY Boxes for a week | JOY Box'],
])('the title of "%s" reads "%s"', (title, expected) => {
  expect(fullTitle(title, shellTexts, shop)).toBe(expected)
})

test('the home page has the title that it gives itself', () => {
  const title = 'JOY Box - Your Neighborhood Food Shop'
  expect(pageHead({ ...page, title, page: '/' }, matches)).toContainEqual({ title })
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

test('search engines are told where the shop is that the owner has set up', () => {
  const factsOfShop = { locationIn: { en: '12 Fort Street, Galle', si: 'ගාල්ල', ta: 'காலி' } }
  const ofOwner = (language: string) => [
    { id: 'root', loaderData: { origin: 'https://shop.example', language, shop: factsOfShop } },
  ]
  for (const [language, address] of Object.entries(factsOfShop.locationIn)) {
    expect(JSON.stringify(pageHead(page, ofOwner(language)))).toContain(`"address":"${address}"`)
  }
  expect(JSON.stringify(pageHead(page, matches))).toContain(`"address":"${shop.locationIn.en}"`)
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

test('a page that may be indexed names itself in every language, and every other page none', () => {
  const inSinhala = [{ id: 'root', loaderData: { origin: 'https://shop.example', language: 'si' } }]
  const products = { ...page, page: '/products', path: '/products?page=2' } as const
  const linksOf = (head: typeof products | typeof page) =>
    pageHead(head, inSinhala).flatMap((tag) =>
      'rel' in tag && tag.rel === 'alternate' ? [[tag.hrefLang, tag.href]] : [],
    )
  expect(linksOf(products)).toEqual([
    ['en', 'https://shop.example/products?page=2'],
    ['si', 'https://shop.example/si/products?page=2'],
    ['ta', 'https://shop.example/ta/products?page=2'],
    ['x-default', 'https://shop.example/products?page=2'],
  ])
  expect(linksOf(page)).toEqual([])
  expect(pageHead(products, inSinhala)).toEqual(
    expect.arrayContaining([
      {
        tagName: 'link',
        rel: 'canonical',
        href: 'https://shop.example/si/products?page=2',
      },
      { property: 'og:locale', content: 'si_LK' },
      { property: 'og:locale:alternate', content: 'en_LK' },
      { property: 'og:locale:alternate', content: 'ta_LK' },
    ]),
  )
})
