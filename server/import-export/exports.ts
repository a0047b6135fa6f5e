import { type ImportKind, isPersonalExport } from '../../domain/csv/columns.ts'
import { recordChange } from '../audit-log/index.ts'
import { type Operator, requireRightOf } from '../back-office/for-operators.ts'
import { productsFile } from '../catalogue/index.ts'
import type { CsvFile } from '../csv/write-csv.ts'
import type { Database } from '../database/connect.ts'
import { feedbackFile } from '../feedback/index.ts'
import { newsletterFile } from '../newsletter/index.ts'
import { type OrdersWanted, orderLinesFile, ordersFile, selectSetAside } from '../orders/index.ts'
import { packagesFile } from '../packages/index.ts'
import type { Shop } from '../shop.ts'
import { stockFile } from '../stock/index.ts'

type List = ImportKind | 'newsletter' | 'feedback'

const files: Record<List, (database: Database) => CsvFile> = {
  products: productsFile,
  stock: (database) => stockFile(database, selectSetAside),
  packages: packagesFile,
  newsletter: newsletterFile,
  feedback: feedbackFile,
}

const orderFiles = { orders: ordersFile, 'order-lines': orderLinesFile }

type OrderList = keyof typeof orderFiles

const isOfOrders = (list: string): list is OrderList => list in orderFiles

/** A whole list, or the orders wanted. Exporting personal data is first recorded in the audit log. */
export async function exportedList(
  shop: Shop,
  operator: Operator,
  list: List | OrderList,
  wanted: OrdersWanted,
): Promise<CsvFile> {
  if (isOfOrders(list)) return exportedOrders(shop, operator, list, wanted)
  if (isPersonalExport(list)) await noteExport(shop, operator, list)
  return files[list](shop.database)
}

/**
 * The orders wanted, or their lines. The audit log records that someone was searched for, but not who, because its
 * entries can never be deleted.
 */
async function exportedOrders(
  shop: Shop,
  operator: Operator,
  file: OrderList,
  wanted: OrdersWanted,
): Promise<CsvFile> {
  const { status = null, from = null, to = null, area, search, customer } = wanted
  await noteExport(shop, operator, file, {
    status,
    from,
    to,
    isSearch: Boolean(area || search || customer),
  })
  return orderFiles[file](shop.database, wanted)
}

/** Refuses an operator who may not have such files. */
async function noteExport(
  { database }: Shop,
  operator: Operator,
  list: string,
  after: NonNullable<Parameters<typeof recordChange>[2]['after']> = {},
): Promise<void> {
  requireRightOf(operator, 'files.exportPersonal')
  await database.transaction((tx) =>
    recordChange(tx, operator, {
      action: 'export personal data',
      subject: { kind: 'export', id: list },
      after,
    }),
  )
}
