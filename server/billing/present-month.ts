import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { balanceOf, sumOfKinds } from '../../domain/billing/ledger.ts'
import { rupees } from '../../domain/money/money.ts'
import type { Database } from '../database/connect.ts'
import { sumLedger } from './ledger.ts'
import { spanOf } from './months.ts'
import { sumVat } from './sum-vat.ts'

type Month = BackOfficeAnswer<'GET /admin/books/{month}'>

/** What a month comes to, and how it leads from what customers were owed before to what they are owed after. */
export async function readMonth(database: Database, month: string): Promise<Month> {
  const span = spanOf(month)
  const [earlier, sums, vat] = await Promise.all([
    sumLedger(database, { before: span.from }),
    sumLedger(database, span),
    sumVat(database, span),
  ])
  const gateways = Map.groupBy(sums, ({ gateway }) => gateway)
  gateways.delete(null)
  return {
    month,
    openingBalance: rupees(balanceOf(earlier)),
    invoiced: rupees(sumOfKinds(sums, 'INVOICE')),
    credited: rupees(sumOfKinds(sums, 'CREDIT_NOTE', 'CANCELLATION')),
    takenBack: rupees(sumOfKinds(sums, 'DEBIT_NOTE')),
    vat: vat === undefined ? null : rupees(vat),
    gateways: [...gateways].map(([gateway, ofGateway]) => ({
      gateway: gateway ?? '',
      received: rupees(sumOfKinds(ofGateway, 'PAYMENT')),
      refunded: rupees(sumOfKinds(ofGateway, 'REFUND')),
      chargedBack: rupees(sumOfKinds(ofGateway, 'CHARGEBACK')),
    })),
    closingBalance: rupees(balanceOf([...earlier, ...sums])),
  }
}
