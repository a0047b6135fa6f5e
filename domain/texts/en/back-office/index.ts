export * from './audit-log.ts'
export * from './counts.ts'
