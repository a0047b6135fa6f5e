export { forgetMails } from './forget-mails.ts'
export { mailsOfAnswers } from './mail-state.ts'
export { mailRoutes } from './routes.ts'
export { mailsToExport } from './store.ts'
