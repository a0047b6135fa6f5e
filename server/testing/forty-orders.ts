import { parse } from 'csv-parse/sync'

/** What the shop sells on a day of forty orders. Green tea can stand in for tea. */
export const goodsOfDay = {
  tea: { name: 'Tea', price: 920, stock: 200 },
  green: { name: 'Green Tea', price: 900, stock: 5 },
  soap: { name: 'Soap', price: 460, stock: 200 },
  rice: { name: 'Rice', price: 1000, stock: 200 },
}

export const kindsOfDay = ['tea', 'green', 'soap', 'rice'] as const

/** Each order: two packets of tea, soap and rice. */
export const unitsOfOrder = { tea: 2, soap: 1, rice: 1 }

/** In rupees. */
export const totalOfOrder = 3300

/** Those with which something goes another way; all others are simply delivered. */
export const specialOrders = [
  // A packet of tea is missing, and left out.
  'short',
  // Green tea stands in for a packet of tea.
  'replaced',
  // Its customer cancels it.
  'cancelled',
  // Nothing of it is there.
  'nothing',
  // The customer shows a torn bag of soap, and gets its money back.
  'refunded',
  // The customer got other rice, and is sent the right one.
  'wrong',
  // Paid when its goods were held no longer.
  'late',
  'unpaid',
] as const
export type SpecialOrder = (typeof specialOrders)[number]

export const ordersOfDay = 40

const paid = (ordersOfDay - 1) * totalOfOrder
const credited = 920 + 20 + 460
const back = credited + 2 * totalOfOrder

/** What all books say in the evening, in rupees, and the units that left the shelves. */
export const evening = {
  paid,
  credited,
  back,
  sold: { orders: 37, amount: paid - back },
  // 37 orders, but for a packet that was missing and one that was replaced. What was not found is written off as well.
  units: { tea: 2 * 37 + 2, green: 1, soap: 37 + 1, rice: 37 + 1 + 1 },
}

/** The file of orders, and the sum of a column of amounts. */
export function readOrdersFile(text: string) {
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  const sumOf = (column: string) => {
    const cents = rows.map((row) => Math.round(100 * Number(row[column] || 0)))
    return cents.reduce((all, each) => all + each, 0) / 100
  }
  return { rows, sumOf }
}
