export { productFeedRoutes } from './routes.ts'
