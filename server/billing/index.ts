export { issueCreditNote, issueDebitNotes, issueInvoice, issueTaxInvoice } from './issue.ts'
export { booksRoutes } from './routes.ts'
export { type BillingDocument, documentsOf } from './store.ts'
