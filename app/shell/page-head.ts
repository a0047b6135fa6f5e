import type { MetaDescriptor } from 'react-router'
import { type PagePath, type PlainPath, pages } from '../../contract/pages.ts'
import type { ShopFacts } from '../../domain/settings/shop-facts.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language, Texts } from '../../domain/texts/texts.ts'
import type { Matches } from '../language/texts-for.ts'
import { loadedByRoot, shopFor, textsFor } from '../language/texts-for.ts'
import { type AddressOf, pictureAddress } from './structured-data/address.ts'
import type { StructuredNode } from './structured-data/node.ts'
import { organisation, website, websiteId } from './structured-data/shop.ts'

type PageHead = {
  title: string
  description: string
  keywords: readonly string[]
  /** The picture for social media, and its alternative text. */
  picture?: { source: string; alt: string }
  /** The page's schema.org type. */
  kind?: 'WebPage' | 'CollectionPage'
  /** Schema.org nodes of what the page shows. */
  structuredData?: (address: AddressOf) => StructuredNode[]
} & PageAddress

/**
 * The page, undefined for an unknown URL; and its path, with the query where that makes it a different
 * page.
 */
type PageAddress =
  | { page: PlainPath; path?: undefined }
  | { page: PagePath | undefined; path: string }

/** All tags of a page's head; the origin comes from the root's loader. */
export function pageHead(head: PageHead, matches: Matches): MetaDescriptor[] {
  const { origin, language } = loadedByRoot(matches)
  const { locale } = textsFor(matches, formats)
  const texts = textsFor(matches, shellTexts)
  const shop = shopFor(matches)
  const address: AddressOf = {
    page: (path) => origin + pathInLanguage(path, language),
    file: (path) => origin + path,
  }
  // The home page's title already has the shop's name.
  const title = head.page === '/' ? head.title : fullTitle(head.title, texts, shop)
  const path = head.path === undefined ? head.page : head.path
  const url = address.page(path)
  const isListed = isIndexed(head.page)
  const { source, alt } = head.picture ?? {
    source: '/images/share.jpg',
    alt: texts.sharePicture(shop.name),
  }
  const picture = pictureAddress(source, address)
  return [
    { title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    {
      name: 'robots',
      content: isListed ? 'index, follow, max-image-preview:large' : 'noindex, nofollow',
    },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(isListed ? [...inEachLanguage(path, origin), ...otherLocales(language)] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shop.name },
    { property: 'og:locale', content: openGraphLocale(language) },
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
            inLanguage: locale,
            isPartOf: { '@id': websiteId(address) },
          },
          website(address, locale, shop),
          organisation(address, language, shop),
          ...(head.structuredData?.(address) ?? []),
        ],
      },
    },
  ]
}

/** The head of a page at a URL at which there is nothing. */
export function notFoundHead({ pathname }: { pathname: string }, matches: Matches) {
  const { head } = textsFor(matches, shellTexts).notFound
  return pageHead({ ...head, page: undefined, path: pathname }, matches)
}

/** The page's URL in each language; who reads none of them is sent to the English one. */
function inEachLanguage(path: string, origin: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: origin + pathInLanguage(path, language),
  })
  return [
    ...languageNames.map((language) => alternate(language, language)),
    alternate('x-default', 'en'),
  ]
}

function otherLocales(language: Language): MetaDescriptor[] {
  return languageNames
    .filter((other) => other !== language)
    .map((other) => ({ property: 'og:locale:alternate', content: openGraphLocale(other) }))
}

/** As Open Graph writes it: "en_LK". */
const openGraphLocale = (language: Language) => `${language}_LK`

function isIndexed(page: PagePath | undefined): boolean {
  return pages.some((each) => each.path === page && each.isIndexed)
}

/** Every title ends in the shop's name, except one that is nothing else. */
export function fullTitle(
  title: string,
  texts: Texts['shellTexts'],
  shop: Pick<ShopFacts, 'name'>,
): string {
  return title === shop.name ? title : texts.title(title, shop.name)
}

/** The title of a page of a list, with its number after the first page. */
export function pagedTitle(title: string, page: number, matches: Matches): string {
  return page > 1 ? textsFor(matches, shellTexts).titleOfPage(title, page) : title
}
