import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { fullDate } from '../../domain/dates.ts'
import { legalSections } from '../../domain/legal/markup.ts'
import { builtIn, type LegalPage as Page } from '../../domain/legal/versions.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { legalTexts } from '../../domain/texts/en/legal.ts'
import { LegalBlocks } from '../../ui/legal-blocks.tsx'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { legalQuery } from '../api/legal-query.ts'
import { LoadedPage } from '../shell/loaded-page.tsx'
import { LegalPage } from './legal-page.tsx'
import type { LegalText, Section } from './legal-text.ts'
import { pathOfLegal } from './path-of-legal.ts'

type VersionPageProps = {
  page: Page
  /** From which days on there are versions, the earliest first. */
  days: readonly string[]
  validFrom: string
  builtInText: LegalText
}

/** One version of a legal page of a shop that has texts of its own, with the way to the others. */
export default function VersionPage({ page, days, validFrom, builtInText }: VersionPageProps) {
  const query = useQuery(legalQuery({ page, validFrom }))
  const shownIn = use(LanguageContext)
  const note = useNote(days, validFrom)
  const versions = useVersions({ page, days, validFrom })
  const validity = { note, versions }
  if (validFrom === builtIn) return <LegalPage text={builtInText} validity={validity} />
  return (
    <LoadedPage query={query}>
      {({ text, language }) => {
        const { title, description, keywords } = builtInText
        const lang = language === shownIn ? undefined : language
        const sections = legalSections(text).map(
          ({ title: heading, blocks }, index): Section => ({
            id: `section-${index + 1}`,
            title: heading,
            text: <LegalBlocks blocks={blocks} />,
            lang,
          }),
        )
        const own = { title, description, keywords, sections, questions: [] }
        return <LegalPage text={own} validity={validity} />
      }}
    </LoadedPage>
  )
}

/** Since when a version is valid, or when it was replaced. */
function useNote(days: readonly string[], validFrom: string): string {
  const texts = useTexts(legalTexts)
  const written = useTexts(formats)
  const next = days.find((day) => validFrom === builtIn || day > validFrom)
  return next ? texts.replaced(fullDate(next, written)) : texts.since(fullDate(validFrom, written))
}

/** The links to all versions, the latest first. */
function useVersions({ page, days, validFrom }: Omit<VersionPageProps, 'builtInText'>): Section {
  const texts = useTexts(legalTexts)
  const written = useTexts(formats)
  const path = pathOfLegal[page]
  const text = (
    <ul>
      {[builtIn, ...days].toReversed().map((from) => (
        <li key={from}>
          <Link
            to={withQuery(path, { from })}
            aria-current={from === validFrom ? 'page' : undefined}
            className="text-link"
          >
            {from === builtIn ? texts.firstVersion : texts.versionSince(fullDate(from, written))}
          </Link>
        </li>
      ))}
    </ul>
  )
  return { id: 'versions', title: texts.versions, text }
}
