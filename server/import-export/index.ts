export { csvRoutes } from './routes.ts'
