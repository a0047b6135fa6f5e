export { newsletterFile } from './back-office/newsletter-file.ts'
export { officeNewsletterRoutes } from './back-office/routes.ts'
export { newsletterRoutes } from './routes.ts'
export { unsubscribeRoutes } from './unsubscribe-routes.ts'
