import { giveToCharity as giveToCharityRoute, listGiftCharities } from '../../contract/gifts.ts'
import { inLanguage } from '../../domain/settings/words.ts'
import { forCustomers } from '../accounts/index.ts'
import { refusal } from '../http/refusal.ts'
import { router } from '../http/router.ts'
import { keepCharityRecipient, presentRecipient } from '../recipients/index.ts'
import type { Shop } from '../shop.ts'
import { type GiftCharity, selectGiftCharities } from './store.ts'

export const giftRoutes = router()
  .openapi(forCustomers(listGiftCharities), async (c) => {
    const { shop, language } = c.var
    requireWanted(shop)
    const found = await selectGiftCharities(shop.database, { language })
    return c.json(
      found.map((each) => ({
        charityId: each.charityId,
        name: shownName(each),
        thanks: inLanguage(each.thanks, language),
      })),
      200,
    )
  })
  .openapi(forCustomers(giveToCharityRoute), async (c) => {
    const { shop, customer, language } = c.var
    requireWanted(shop)
    const { charityId } = c.req.valid('param')
    const [charity] = await selectGiftCharities(shop.database, { language, charityId })
    if (!charity) throw refusal('unknownCharity')
    const { streetAddress, postalCode, contact } = charity
    const kept = await keepCharityRecipient(shop, customer.id, {
      charityId,
      recipientName: shownName(charity),
      streetAddress,
      postalCode,
      contact,
    })
    return c.json(presentRecipient(kept), 200)
  })

function shownName({ name, translatedName }: GiftCharity): string {
  return translatedName ?? name
}

function requireWanted({ settings }: Shop): void {
  if (!settings.get('orders.gifts')) throw refusal('notFound')
}
