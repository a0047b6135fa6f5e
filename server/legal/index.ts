export { LiveLegal, legalChannel } from './live-legal.ts'
export { officeLegalRoutes } from './office-routes.ts'
export { legalRoutes } from './routes.ts'
