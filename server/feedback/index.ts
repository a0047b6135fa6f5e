export { feedbackFile } from './back-office/feedback-file.ts'
export { officeFeedbackRoutes } from './back-office/routes.ts'
export { feedbackRoutes } from './routes.ts'
