import { href, type MetaDescriptor } from 'react-router'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { type Matches, textsFor } from '../language/texts-for.ts'
import { pageHead } from '../shell/page-head.ts'
import { breadcrumbs } from '../shell/structured-data/breadcrumbs.ts'
import { questions } from '../shell/structured-data/questions.ts'
import type { LegalText } from './legal-text.ts'

type LegalHead = { text: LegalText; page: '/privacy-policy' | '/terms-conditions' }

export function legalHead({ text, page }: LegalHead, matches: Matches): MetaDescriptor[] {
  const { title, description, keywords } = text
  const { home } = textsFor(matches, shellTexts).links
  return pageHead(
    {
      title,
      description,
      keywords,
      page,
      structuredData: (address) => [
        breadcrumbs(
          [
            { name: home, path: href('/') },
            { name: title, path: href(page) },
          ],
          address,
        ),
        questions(text.questions),
      ],
    },
    matches,
  )
}
