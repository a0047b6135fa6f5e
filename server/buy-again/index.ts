export { buyAgainRoutes } from './routes.ts'
export { selectFavourites } from './store.ts'
