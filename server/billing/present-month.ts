import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { balanceOf, sumOfKinds } from '../../domain/billing/ledger.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Shop } from '../shop.ts'
import { sumLedger } from './ledger.ts'
import { spanOf } from './months.ts'
import { sumVat } from './sum-vat.ts'

type Month = BackOfficeAnswer<'GET /admin/books/{month}'>

/** What a month comes to, and how it leads from what customers were owed before to what they are owed after. */
export async function readMonth(
  { database, gateways }: Pick<Shop, 'database' | 'gateways'>,
  month: string,
): Promise<Month> {
  const span = spanOf(month)
  const [earlier, sums, vat] = await Promise.all([
    sumLedger(database, { before: span.from }),
    sumLedger(database, span),
    sumVat(database, span),
  ])
  const byGateway = Map.groupBy(sums, ({ gateway }) => gateway)
  byGateway.delete(null)
  return {
    month,
    openingBalance: rupees(balanceOf(earlier)),
    invoiced: rupees(sumOfKinds(sums, 'INVOICE')),
    credited: rupees(sumOfKinds(sums, 'CREDIT_NOTE', 'CANCELLATION')),
    takenBack: rupees(sumOfKinds(sums, 'DEBIT_NOTE')),
    vat: vat === undefined ? null : rupees(vat),
    gateways: [...byGateway].map(([gateway, ofGateway]) => ({
      gateway: gateway ?? '',
      // One that is no longer set up is known by its id alone.
      name: gateways.find(({ id }) => id === gateway)?.name ?? gateway ?? '',
      received: rupees(sumOfKinds(ofGateway, 'PAYMENT')),
      refunded: rupees(sumOfKinds(ofGateway, 'REFUND')),
      chargedBack: rupees(sumOfKinds(ofGateway, 'CHARGEBACK')),
    })),
    closingBalance: rupees(balanceOf([...earlier, ...sums])),
  }
}
