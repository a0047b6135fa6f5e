import type { MetaDescriptor } from 'react-router'
import { shop } from '../../domain/shop.ts'

type PageHead = {
  title: string
  description: string
  keywords: readonly string[]
  /** The page's address without origin and query, or with the query that makes it another page. */
  path: string
  /** The picture of social shares, from the shop's root. */
  picture?: string
  /** For customers and for signing in: not to be indexed. */
  isPrivate?: boolean
  /** What the page is in schema.org's words, beside being a page. */
  structuredData?: Record<string, unknown>
}

type Match = { id: string; loaderData?: unknown } | undefined

/** Everything a page says about itself in its head; the origin comes from the root's loader. */
export function pageHead(head: PageHead, matches: readonly Match[]): MetaDescriptor[] {
  const origin = originIn(matches)
  const title = fullTitle(head.title)
  const url = origin + head.path
  const picture = origin + (head.picture ?? '/images/share.jpg')
  return [
    { title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: 'en_LK' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: picture },
    ...(head.isPrivate ? [{ name: 'robots', content: 'noindex, nofollow' }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description: head.description,
        url,
        isPartOf: { '@type': 'WebSite', name: shop.name, url: `${origin}/` },
        ...head.structuredData,
      },
    },
  ]
}

/** Every title ends in the shop's name, except the two that are made of it. */
export function fullTitle(title: string): string {
  return title === shop.name || title === shop.homeTitle ? title : `${title} | ${shop.name}`
}

function originIn(matches: readonly Match[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const origin = root && typeof root === 'object' && 'origin' in root ? root.origin : ''
  return typeof origin === 'string' ? origin : ''
}
