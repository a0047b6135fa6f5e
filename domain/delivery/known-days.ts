import type { ClosedDay } from './slots.ts'

const onSameDate = [
  { day: '02-04', name: 'National Day' },
  { day: '04-13', name: 'Day before the Sinhala and Tamil New Year' },
  { day: '04-14', name: 'Sinhala and Tamil New Year' },
  { day: '05-01', name: 'May Day' },
  { day: '12-25', name: 'Christmas Day' },
]

/**
 * Days on which nothing is delivered unless an operator says otherwise: the public holidays of fixed date, and what
 * else is known. Poya days follow a gazette each year, and lists of them contradict one another, so operators add them.
 */
export const knownDays: readonly ClosedDay[] = [
  ...[2026, 2027].flatMap((year) =>
    onSameDate.map(({ day, name }) => closed(`${year}-${day}`, name, 'PUBLIC')),
  ),
  // Only one list names this date.
  closed('2027-05-20', 'Vesak Full Moon Poya Day', 'POYA'),
]

function closed(date: string, name: string, kind: ClosedDay['kind']): ClosedDay {
  return { date, name, kind, closesDelivery: true, barredCategoryIds: [] }
}

/** The known days and those that operators have set, which count instead, by date. */
export function withKnownDays<Day extends ClosedDay>(set: readonly Day[]): (ClosedDay | Day)[] {
  const dates = new Set(set.map(({ date }) => date))
  const all = [...set, ...knownDays.filter(({ date }) => !dates.has(date))]
  return all.sort((one, other) => (one.date < other.date ? -1 : 1))
}
