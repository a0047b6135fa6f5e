import { expect, test } from 'vitest'
import { openProposals, proposedYears } from './proposed-days.ts'

test('each year has its holidays once, with a Poya day in every month, about a moon apart', () => {
  for (const { year, days } of proposedYears) {
    const dates = days.map(({ date }) => date)
    expect(new Set(dates).size).toBe(dates.length)
    for (const day of ['02-04', '04-13', '04-14', '05-01', '12-25']) {
      expect(dates).toContain(`${year}-${day}`)
    }
    const poya = days.filter(({ kind }) => kind === 'POYA').map(({ date }) => Date.parse(date))
    expect(new Set(poya.map((day) => new Date(day).getUTCMonth())).size).toBe(12)
    for (const [place, day] of poya.slice(1).entries()) {
      const apart = (day - (poya[place] ?? 0)) / (24 * 3_600_000)
      expect([28, 29, 30, 31]).toContain(apart)
    }
  }
})

test('what is set or over is not proposed, and a year without such days neither', () => {
  const [first, second] = openProposals(new Set(['2026-12-25']), '2026-11-24')
  expect(first?.days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-23'])
  expect(second).toMatchObject({ year: 2027, isEstimate: true })
  expect(openProposals(new Set(), '2026-12-26').map(({ year }) => year)).toEqual([2027])
  expect(openProposals(new Set(), '2028-01-01')).toEqual([])
})
