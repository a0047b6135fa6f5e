import { parse } from 'csv-parse/sync'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { dayInColombo } from '../../domain/days.ts'
import type { TestShop } from './open-shop.ts'
import { atPicking } from './picking-builders.ts'

/** A line of the month's file, by its columns. */
type Entry = Record<string, string>

/** An operator of a shop that numbers its invoices, registered for VAT if a number is given. */
export async function atBooks(shop: TestShop, { vatNumber }: { vatNumber?: string } = {}) {
  const work = await atPicking(shop)
  await work.set('invoices.numbered', true)
  if (vatNumber) await work.set('invoices.vatNumber', vatNumber)
  const month = dayInColombo(shop.shop.now()).slice(0, 7)
  const { session } = work
  return {
    ...work,
    /** The numbers of an order's documents, the earliest first. */
    numbers: async (orderId: number) =>
      (await work.detail(orderId)).documents.map(({ number }) => number),
    // `call` has checked it against the contract.
    books: async () =>
      (await shop.call('GET /admin/books/{month}', { session, params: { month } }))
        .body as BackOfficeAnswer<'GET /admin/books/{month}'>,
    file: async () => {
      const path = `/api/admin/books/${month}/file`
      const response = await shop.request(path, { headers: { Cookie: session } })
      return parse<Entry>(await response.text(), { bom: true, columns: true })
    },
    issueTaxInvoice: (orderId: number) =>
      shop.call('POST /admin/orders/{orderId}/tax-invoice', {
        session,
        params: { orderId },
        body: {
          name: 'Lakehouse Hotels (Pvt) Ltd',
          address: '12 Galle Road, Colombo 3',
          phone: '+94 11 234 5678',
          vatNumber: '114455667-7000',
        },
      }),
  }
}
