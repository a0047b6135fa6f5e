export {
  type Allowance,
  forgetSpentTries,
  limitFailures,
  requireLeft,
  spend,
  spendWithin,
} from './rate-limits.ts'
