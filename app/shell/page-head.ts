import type { MetaDescriptor } from 'react-router'
import { type PagePath, type PlainPath, pages } from '../../contract/pages.ts'
import { shop } from '../../domain/shop.ts'
import { type AddressOf, pictureAddress } from './structured-data/address.ts'
import type { StructuredNode } from './structured-data/node.ts'
import { organisation, website, websiteId } from './structured-data/shop.ts'

type PageHead = {
  title: string
  description: string
  keywords: readonly string[]
  /** The picture of social shares and what it shows. */
  picture?: { source: string; alt: string }
  /** What kind of page it is in schema.org's words. */
  kind?: 'WebPage' | 'CollectionPage'
  /** What is on the page in schema.org's words. */
  structuredData?: (address: AddressOf) => StructuredNode[]
} & PageAddress

/**
 * Which page it is, undefined where none is found at the address; and its address without origin,
 * with its query where that makes it another page.
 */
type PageAddress =
  | { page: PlainPath; path?: undefined }
  | { page: PagePath | undefined; path: string }

type Match = { id: string; loaderData?: unknown } | undefined

const sharePicture = {
  source: '/images/share.jpg',
  alt: `${shop.name}: a woven box heaped with fruits and vegetables`,
}

/** Everything a page says about itself in its head; the origin comes from the root's loader. */
export function pageHead(head: PageHead, matches: readonly Match[]): MetaDescriptor[] {
  const origin = originIn(matches)
  const address: AddressOf = (path) => origin + path
  const title = fullTitle(head.title)
  const url = address(head.path === undefined ? head.page : head.path)
  const { source, alt } = head.picture ?? sharePicture
  const picture = pictureAddress(source, address)
  return [
    { title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    {
      name: 'robots',
      content: isIndexed(head.page)
        ? 'index, follow, max-image-preview:large'
        : 'noindex, nofollow',
    },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'en_LK' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: alt },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': head.kind ?? 'WebPage',
            name: title,
            description: head.description,
            url,
            inLanguage: shop.locale,
            isPartOf: { '@id': websiteId(address) },
          },
          website(address),
          organisation(address),
          ...(head.structuredData?.(address) ?? []),
        ],
      },
    },
  ]
}

function isIndexed(page: PagePath | undefined): boolean {
  return pages.some((each) => each.path === page && each.isIndexed)
}

/** Every title ends in the shop's name, except the two that are made of it. */
export function fullTitle(title: string): string {
  return title === shop.name || title === shop.homeTitle ? title : `${title} | ${shop.name}`
}

/** The pages of a list after the first say which they are. */
export function pagedTitle(title: string, page: number): string {
  return page > 1 ? `${title}, page ${page}` : title
}

function originIn(matches: readonly Match[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const origin = root && typeof root === 'object' && 'origin' in root ? root.origin : ''
  return typeof origin === 'string' ? origin : ''
}
