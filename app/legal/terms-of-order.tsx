import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { fullDate } from '../../domain/dates.ts'
import { dayInColombo } from '../../domain/days.ts'
import { builtIn, validOn } from '../../domain/legal/versions.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { legalTexts } from '../../domain/texts/en/legal.ts'
import { useTexts } from '../../ui/texts.ts'
import { pathOfLegal } from './path-of-legal.ts'

type TermsOfOrderProps = {
  placedAt: string
  /** From which days on there are terms of the owner's own. */
  days: readonly string[]
}

/** The terms that were valid when an order was placed. */
export default function TermsOfOrder({ placedAt, days }: TermsOfOrderProps) {
  const texts = useTexts(legalTexts)
  const written = useTexts(formats)
  const from = validOn(dayInColombo(new Date(placedAt)), days)
  return (
    <div>
      <h2 className="text-card">{texts.termsOfOrder}</h2>
      <p className="mt-1.5 text-small">
        <Link to={withQuery(pathOfLegal.terms, { from })} className="text-link">
          {from === builtIn ? texts.firstVersion : texts.versionSince(fullDate(from, written))}
        </Link>
      </p>
    </div>
  )
}
