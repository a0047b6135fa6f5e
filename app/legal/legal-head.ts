import { href, type MetaDescriptor } from 'react-router'
import { type LegalPage, versionShown } from '../../domain/legal/versions.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { loadedByRoot, type Matches, shopFor, textsFor } from '../language/texts-for.ts'
import { notFoundHead, pageHead } from '../shell/page-head.ts'
import { breadcrumbs } from '../shell/structured-data/breadcrumbs.ts'
import { questions } from '../shell/structured-data/questions.ts'
import type { LegalTexts } from './legal-text.ts'
import { pathOfLegal } from './path-of-legal.ts'

type Location = { pathname: string; search: string }

export function legalHead(
  { page, texts }: { page: LegalPage; texts: LegalTexts },
  { matches, location }: { matches: Matches; location: Location },
): MetaDescriptor[] {
  const shop = shopFor(matches)
  const asked = new URLSearchParams(location.search).get('from')
  const isThere = versionShown(shop.legalDays?.[page], asked) !== undefined
  if (!isThere) return notFoundHead(location, matches)
  const text = texts[loadedByRoot(matches).language](shop)
  const { title, description, keywords } = text
  const path = pathOfLegal[page]
  // Texts of the owner's own have no questions.
  const answered = shop.legalDays?.[page] ? [] : [questions(text.questions)]
  const { home } = textsFor(matches, shellTexts).links
  return pageHead(
    {
      title,
      description,
      keywords,
      page: path,
      structuredData: (address) => [
        breadcrumbs(
          [
            { name: home, path: href('/') },
            { name: title, path },
          ],
          address,
        ),
        ...answered,
      ],
    },
    matches,
  )
}
