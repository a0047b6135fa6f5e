export { forgetSpentTries, limitFailures, spend, spendWithin } from './rate-limits.ts'
