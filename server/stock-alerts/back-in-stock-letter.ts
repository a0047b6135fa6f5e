import { pageAddress, productAddress } from '../../contract/pages.ts'
import { stockAlertMailTexts } from '../../domain/texts/en/stock-alerts.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, Sender } from '../mail/letter.ts'

type BackInStock = { productId: number; name: string; translatedName: string | null }

/** To a customer who asked to be told about these products. */
export function backInStockLetter(
  sender: Sender,
  language: Language,
  products: readonly BackInStock[],
): Letter {
  const texts = translation(stockAlertMailTexts, language)
  const names = products.map(({ name, translatedName }) => translatedName ?? name)
  const [one] = products
  const path = one && products.length === 1 ? productAddress(one) : pageAddress('/products')
  return {
    language,
    subject: texts.subject(names.length, names[0] ?? ''),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      ...names.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'paragraph', text: texts.notHeld },
      { kind: 'button', label: texts.view, url: sender.publicUrl + pathInLanguage(path, language) },
    ],
    reason: texts.reason(sender.shopName),
  }
}
