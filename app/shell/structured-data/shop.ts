import { href } from 'react-router'
import { pictureUrl } from '../../../domain/goods/images.ts'
import type { ShopFacts } from '../../../domain/settings/shop-facts.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import type { AddressOf } from './address.ts'
import type { StructuredNode } from './node.ts'

/** Who runs the shop; every page's head refers to it. */
export function organisation(
  address: AddressOf,
  language: Language,
  shop: ShopFacts,
): StructuredNode {
  return {
    '@type': 'Organization',
    '@id': organisationId(address),
    name: shop.name,
    url: address.page(href('/')),
    logo: address.file(shop.logo ? pictureUrl(shop.logo) : '/icon-512.png'),
    email: shop.supportEmail,
    telephone: shop.supportPhone,
    address: shop.locationIn[language],
    sameAs: shop.social.flatMap(({ url }) => url || []),
  }
}

/** The whole site, with the URL for searching its products; `language` is a language tag. */
export function website(
  address: AddressOf,
  language: string,
  shop: Pick<ShopFacts, 'name'>,
): StructuredNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(address),
    name: shop.name,
    url: address.page(href('/')),
    inLanguage: language,
    publisher: { '@id': organisationId(address) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${address.page(href('/products'))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function websiteId(address: AddressOf): string {
  return address.page(`${href('/')}#website`)
}

function organisationId(address: AddressOf): string {
  return address.page(`${href('/')}#organisation`)
}
