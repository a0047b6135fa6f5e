export { eraseAsked } from './erase-asked.ts'
export { ownDataRoutes } from './own-data-routes.ts'
export { customerRoutes } from './routes.ts'
