export { presentRecipient } from './presentation.ts'
export { recipientRoutes } from './routes.ts'
export { addRecipient, listRecipients, type Recipient, requireRecipientOf } from './service.ts'
