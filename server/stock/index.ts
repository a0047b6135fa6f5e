export { selectLowStock } from './back-office/low-stock.ts'
export { planStock } from './back-office/plan-stock.ts'
export { officeStockRoutes } from './back-office/routes.ts'
export { stockFile } from './back-office/stock-file.ts'
export { selectUnusualHolds, type UnusualHold } from './back-office/unusual-holds.ts'
export {
  hasMissedDelivery,
  heldByOtherNewcomers,
  heldByUnpaidOrders,
  holdingOrdersOf,
  lockHoldingOrdersOf,
  lockLapsedOrders,
  orderedProductsOf,
} from './holds.ts'
export { appendMovements, lockShelves } from './ledger.ts'
export {
  requireStock,
  returned,
  returnStock,
  type TakableProduct,
  taken,
  takeStock,
  takeStockThereIs,
} from './take-stock.ts'
export { type OrderedProduct, type StockNeeds, sumNeeds } from './units.ts'
