import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { nameOfArea } from '../../../domain/delivery/areas.ts'
import { totalOf } from '../../../domain/money/amount.ts'
import { noCents, rupees } from '../../../domain/money/money.ts'
import { lineTotalCents } from '../../../domain/money/priced-line.ts'
import { offeredSlots, requireDelivery } from '../../delivery/index.ts'
import type { Shop } from '../../shop.ts'
import { categoriesIn, withFee } from '../place-within.ts'
import { priceLines } from '../price-lines.ts'

type Wanted = BackOfficeInput<'POST /admin/order-quotes'>['body']
type Quote = BackOfficeAnswer<'POST /admin/order-quotes'>

/** Nobody's: custom packages belong to customers, and are not entered for them. */
const noCustomer = 0

/** What an order would cost now, and when it could come. Nothing is stored or held. */
export function quoteOrder(shop: Shop, wanted: Wanted): Promise<Quote> {
  const { postalCode, collectAt, isAddition = false, packages, products } = wanted
  return shop.database.transaction(async (tx) => {
    const wantedLines = { items: packages, orderProducts: products }
    const lines = await priceLines(tx, noCustomer, wantedLines, 'en')
    const goods = lines.amount
    const {
      area,
      feeCents = noCents,
      missingCents = noCents,
    } = isAddition ? {} : requireDelivery(shop, { postalCode, collectAt, goods, language: 'en' })
    const priced = withFee(lines, feeCents)
    const categoryIds = categoriesIn(priced)
    const slots = isAddition ? [] : await offeredSlots(shop, tx, { area, categoryIds })
    return {
      area: area ? nameOfArea(area, 'en') : null,
      lines: [
        ...priced.items.map((item) => ({ name: item.name, line: item })),
        ...priced.products.map((line) => ({ name: line.product.name, line })),
      ].map(({ name, line }) => ({
        name,
        quantity: line.quantity,
        amount: rupees(lineTotalCents(line)),
      })),
      discount: rupees(priced.amount.discountCents),
      deliveryFee: rupees(feeCents),
      missing: rupees(missingCents),
      total: rupees(totalOf(priced.amount)),
      slots: slots
        .filter(({ isFree }) => isFree)
        .map(({ windowId, date, startsAt, endsAt }) => ({
          windowId,
          date,
          from: startsAt.toISOString(),
          to: endsAt.toISOString(),
        })),
    }
  })
}
