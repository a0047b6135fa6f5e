export { officeGiftRoutes } from './office-routes.ts'
export { giftRoutes } from './routes.ts'
export { thanksOf } from './thanks-of.ts'
