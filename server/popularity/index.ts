export { countPopularity } from './count-popularity.ts'
export { popularityRoutes } from './routes.ts'
