export {
  type Allowance,
  forgetSpentTries,
  limitFailures,
  spend,
  spendWithin,
} from './rate-limits.ts'
