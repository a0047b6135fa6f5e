export { changedFacts } from './changed-facts.ts'
export { type Actor, recordChange, recordChanges } from './record-change.ts'
export { recordEdit, recordPublication } from './record-edit.ts'
export { auditLogRoutes } from './routes.ts'
