export { suggestionRoutes } from './routes.ts'
