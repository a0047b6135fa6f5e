export const legalPages = ['terms', 'privacy'] as const
export type LegalPage = (typeof legalPages)[number]

/** A legal text of the owner's own, and the day from which on it counts ("2026-12-01"). */
type Version = { page: LegalPage; validFrom: string }

/** The days from which on there were versions of each page, the earliest first; nothing of a page that has none. */
export type LegalDays = Partial<Record<LegalPage, readonly string[]>>

/** The words that the shop was built with, as the version before the first of the owner's own. */
export const builtIn = 'first'

/** The days of those versions that have begun; undefined if none has. */
export function begunOn(today: string, versions: readonly Version[]): LegalDays | undefined {
  const begun = versions.filter(({ validFrom }) => validFrom <= today)
  if (begun.length === 0) return undefined
  const days = legalPages.flatMap((page) => {
    const own = begun.filter((each) => each.page === page).map(({ validFrom }) => validFrom)
    return own.length > 0 ? [[page, own.toSorted()] as const] : []
  })
  return Object.fromEntries(days)
}

/** The version that was valid on a day. */
export function validOn(day: string, days: readonly string[]): string {
  return days.findLast((from) => from <= day) ?? builtIn
}

/** Which version a page shows: the latest, or the one that its URL asks for; undefined if there is no such version. */
export function versionShown(
  days: readonly string[] = [],
  asked: string | null = null,
): string | undefined {
  if (asked === null || days.length === 0) return days.at(-1) ?? builtIn
  return asked === builtIn || days.includes(asked) ? asked : undefined
}
