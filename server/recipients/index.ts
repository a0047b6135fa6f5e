export { presentRecipient } from './presentation.ts'
export { recipientRoutes } from './routes.ts'
export {
  addRecipient,
  keepCharityRecipient,
  listRecipients,
  type Recipient,
  requireRecipientOf,
} from './service.ts'
export { moveCharityRecipients } from './store.ts'
