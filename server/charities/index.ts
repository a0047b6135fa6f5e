export { requireOfficeCharity } from './back-office/edit-charity.ts'
export { officeCharityRoutes } from './back-office/routes.ts'
export { charityRoutes } from './routes.ts'
export { listCharities } from './service.ts'
