import { productAddress } from '../../contract/pages.ts'
import { largePictureWidth, pngUrl } from '../../domain/goods/images.ts'
import type { NetContent } from '../../domain/goods/label.ts'
import { decimalText } from '../../domain/money/money.ts'
import { shop as defaults } from '../../domain/shop.ts'
import { beginning } from '../../domain/texts/beginning.ts'
import { xmlText } from '../http/xml.ts'
import type { FeedProduct } from './store.ts'

type Place = { shopName: string; publicUrl: string }

// Google: https://support.google.com/merchants/answer/7052112, as RSS 2.0: https://support.google.com/merchants/answer/160589.
// Meta (Facebook, Instagram, WhatsApp): https://developers.facebook.com/docs/commerce-platform/catalog/fields.
// Both want pictures of at least 500 pixels; one that is stored smaller is sent as it is. Meta reads JPEG and PNG only.
// "in stock" with a space is what both read. Neither takes longer titles and descriptions.
const longestTitle = 150
const longestDescription = 5000

export function feedStart({ shopName, publicUrl }: Place): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(shopName)}</title>
<link>${xmlText(publicUrl)}</link>
<description>${xmlText(shopName)}</description>
`
}

export const feedEnd = '</channel>\n</rss>\n'

/** A product as an item of the feed. */
export function feedItem(product: FeedProduct, { publicUrl }: Place): string {
  const { id, name, description, contentAmount, contentUnit } = product
  const link = productAddress({ productId: id, name })
  const facts = {
    'g:id': String(id),
    'g:title': beginning(name, longestTitle),
    'g:description': beginning(description || name, longestDescription),
    'g:link': publicUrl + link,
    'g:image_link': publicUrl + pngUrl(product.pictureHash, largePictureWidth),
    'g:availability': product.stockQuantity > 0 ? 'in stock' : 'out of stock',
    'g:price': `${decimalText(product.priceCents)} ${defaults.currency}`,
    'g:condition': 'new',
    // Fresh and local food has no GTIN, and the shop knows no brands.
    'g:identifier_exists': 'no',
    ...(product.category !== null && { 'g:product_type': product.category }),
    ...(contentAmount &&
      contentUnit && { 'g:unit_pricing_measure': `${contentAmount} ${unitNames[contentUnit]}` }),
  }
  const lines = Object.entries(facts).map(([tag, text]) => `<${tag}>${xmlText(text)}</${tag}>`)
  return `<item>\n${lines.join('\n')}\n</item>\n`
}

const unitNames = { G: 'g', ML: 'ml', PIECE: 'ct' } as const satisfies Record<
  NetContent['unit'],
  string
>
