export { mailStockAlerts } from './mail-stock-alerts.ts'
export { stockAlertRoutes } from './routes.ts'
export { selectAlerts } from './store.ts'
