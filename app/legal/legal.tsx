import { lazy, Suspense, use } from 'react'
import { useSearchParams } from 'react-router'
import { type LegalPage as Page, versionShown } from '../../domain/legal/versions.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { NotFound } from '../shell/not-found.tsx'
import { useFocusOnChange } from '../shell/use-focus-on-new-page.ts'
import { LegalPage } from './legal-page.tsx'
import type { LegalTexts } from './legal-text.ts'

/** Only shops that have written texts of their own load it. */
const VersionPage = lazy(() => import('./version-page.tsx'))

/** A legal page: the words that the shop was built with, or the version of the owner's own that the URL asks for. */
export function Legal({ page, texts }: { page: Page; texts: LegalTexts }) {
  const shop = useShop()
  const [query] = useSearchParams()
  const builtInText = texts[use(LanguageContext)](shop)
  const days = shop.legalDays?.[page]
  const validFrom = days && versionShown(days, query.get('from'))
  useFocusOnChange(validFrom)
  if (!days) return <LegalPage text={builtInText} />
  if (validFrom === undefined) return <NotFound />
  return (
    <Suspense>
      <VersionPage key={validFrom} {...{ page, days, validFrom, builtInText }} />
    </Suspense>
  )
}
