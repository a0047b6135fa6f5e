export { forgetSpentTries, limitFailures, spend } from './rate-limits.ts'
