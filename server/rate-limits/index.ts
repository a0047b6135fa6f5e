export {
  type Allowance,
  limitFailures,
  requireLeft,
  spend,
  spendWithin,
} from './rate-limits.ts'
