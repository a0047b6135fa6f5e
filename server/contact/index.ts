export { officeContactRoutes } from './back-office/routes.ts'
export { countOpenMessages } from './back-office/store.ts'
export { contactRoutes } from './routes.ts'
