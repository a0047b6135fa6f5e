import type { PeriodName } from './queries.ts'

export const periodNames: Record<PeriodName, { now: string; earlier: string }> = {
  TODAY: { now: 'Today', earlier: 'Yesterday' },
  WEEK: { now: 'This week', earlier: 'Last week' },
  MONTH: { now: 'This month', earlier: 'Last month' },
}
