export { presentCart } from './presentation.ts'
export { cartRoutes } from './routes.ts'
export { cartVersionOf, getCart, takeCustomPackageOutOfCart, takeOutOfCart } from './service.ts'
