export { detachOldOrders, isOldOrder } from './detach-old-orders.ts'
export { askedErasures, type DueErasures, eraseDue, unusedAccounts } from './erase-due.ts'
export { ownDataRoutes } from './own-data-routes.ts'
export { customerRoutes } from './routes.ts'
