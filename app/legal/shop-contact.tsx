import { use } from 'react'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import { legalTexts } from '../../domain/texts/en/legal.ts'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'

/** The shop's contact details at the end of a legal text. */
export function ShopContact() {
  const texts = useTexts(legalTexts)
  const shop = useShop()
  return (
    <ul>
      <li>
        {texts.email}{' '}
        <a href={`mailto:${shop.supportEmail}`} className="text-link">
          {shop.supportEmail}
        </a>
      </li>
      <li>
        {texts.phone}{' '}
        <a href={`tel:${normalizePhone(shop.supportPhone)}`} className="text-link">
          {shop.supportPhone}
        </a>
      </li>
      <li>
        <InItsLanguage>{shop.locationIn[use(LanguageContext)]}</InItsLanguage>
      </li>
    </ul>
  )
}
