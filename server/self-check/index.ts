export { selfCheckRoutes } from './routes.ts'
