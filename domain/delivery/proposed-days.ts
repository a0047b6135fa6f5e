import type { ClosedDay } from './slots.ts'

type ProposedDay = Pick<ClosedDay, 'date' | 'name' | 'kind'>

export type ProposedYear = {
  year: number
  /** The gazette was not out: Poya days and feasts of the moon may still move. */
  isEstimate: boolean
  days: readonly ProposedDay[]
}

/** Poya days by their Sinhala names, and all other public holidays, as "MM-DD". */
type Dates = { poya: Record<string, string>; others: Record<string, string> }

const sameEachYear = {
  '02-04': 'National Day',
  '04-13': 'Day before the Sinhala and Tamil New Year',
  '04-14': 'Sinhala and Tamil New Year',
  '12-25': 'Christmas Day',
}

/**
 * What an owner can take over into the shop's calendar, and has to compare with the gazette: the dates follow the moon, but
 * are set by people, and change late. Nothing here closes a day.
 *
 * 2026: the list of public and bank holidays of the Ministry of Public Administration, as several calendars repeat it.
 * 2027: https://publicholidays.lk/2027-dates/, which calls its dates an estimate; other lists differ by days.
 */
export const proposedYears: readonly ProposedYear[] = [
  {
    year: 2026,
    isEstimate: false,
    days: daysOf(2026, {
      poya: {
        '01-03': 'Duruthu',
        '02-01': 'Navam',
        '03-02': 'Medin',
        '04-01': 'Bak',
        '05-01': 'Vesak',
        '05-30': 'Adhi Poson',
        '06-29': 'Poson',
        '07-29': 'Esala',
        '08-27': 'Nikini',
        '09-26': 'Binara',
        '10-25': 'Vap',
        '11-24': 'Il',
        '12-23': 'Unduvap',
      },
      others: {
        '01-15': 'Tamil Thai Pongal Day',
        '02-15': 'Maha Sivarathri Day',
        '03-21': 'Id-Ul-Fitr',
        '04-03': 'Good Friday',
        '05-02': 'Day after Vesak',
        '05-28': 'Id-Ul-Alha',
        '08-26': 'Milad-Un-Nabi',
        '11-08': 'Deepavali',
      },
    }),
  },
  {
    year: 2027,
    isEstimate: true,
    days: daysOf(2027, {
      poya: {
        '01-22': 'Duruthu',
        '02-20': 'Navam',
        '03-21': 'Medin',
        '04-20': 'Bak',
        '05-20': 'Vesak',
        '06-18': 'Poson',
        '07-18': 'Esala',
        '08-16': 'Nikini',
        '09-15': 'Binara',
        '10-15': 'Vap',
        '11-13': 'Il',
        '12-13': 'Unduvap',
      },
      others: {
        '01-15': 'Tamil Thai Pongal Day',
        '03-06': 'Maha Sivarathri Day',
        '03-10': 'Id-Ul-Fitr',
        '03-26': 'Good Friday',
        '05-01': 'May Day',
        '05-17': 'Id-Ul-Alha',
        '05-21': 'Day after Vesak',
        '08-15': 'Milad-Un-Nabi',
        '10-28': 'Deepavali',
      },
    }),
  },
]

function daysOf(year: number, { poya, others }: Dates): ProposedDay[] {
  const days = [
    ...Object.entries(poya).map(
      ([day, name]) => [day, `${name} Full Moon Poya Day`, 'POYA'] as const,
    ),
    ...Object.entries({ ...sameEachYear, ...others }).map(
      ([day, name]) => [day, name, 'PUBLIC'] as const,
    ),
  ]
  return days
    .map(([day, name, kind]) => ({ date: `${year}-${day}`, name, kind }))
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** The days to come that nobody has set yet, by year; none for a year that is through. */
export function openProposals(set: ReadonlySet<string>, today: string): ProposedYear[] {
  return proposedYears
    .map((proposed) => ({
      ...proposed,
      days: proposed.days.filter(({ date }) => date >= today && !set.has(date)),
    }))
    .filter(({ days }) => days.length > 0)
}
