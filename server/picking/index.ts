export { pickingRoutes } from './routes.ts'
