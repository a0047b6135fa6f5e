import { charitiesPerPage } from '../../domain/limits.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { CharityCard, CharityCardSkeleton } from './charity-card.tsx'
import { CharityFailure } from './charity-failure.tsx'
import { charitiesAddress, useCharities } from './use-charities.ts'

export function CharityList() {
  const texts = useTexts(charityTexts)
  const charities = useCharities()
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1>{texts.head.title}</h1>
      <p className="mt-3 mb-6 max-w-(--width-reading) text-lead md:mb-9">{texts.introduction}</p>
      <Charities charities={charities} />
    </div>
  )
}

function Charities({ charities }: { charities: ReturnType<typeof useCharities> }) {
  const texts = useTexts(charityTexts)
  const controls = useTexts(controlTexts)
  if (charities.isLoading) {
    return (
      <>
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <div className={grid}>
          {Array.from({ length: charitiesPerPage }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <CharityCardSkeleton key={index} />
          ))}
        </div>
      </>
    )
  }
  if (charities.hasFailed) {
    return (
      <CharityFailure text={texts.notLoaded}>
        <RetryButton variant="outline" busy={charities.isRetrying} onClick={charities.retry}>
          {charities.isRetrying ? controls.trying : controls.tryAgain}
        </RetryButton>
      </CharityFailure>
    )
  }
  if (charities.shown.length === 0) {
    return (
      <EmptyState title={texts.none}>
        <Button onClick={() => window.location.reload()}>{texts.refresh}</Button>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={grid}>
        {charities.shown.map((charity, index) => (
          <li key={charity.id} className="grid">
            <CharityCard charity={charity} eager={index < 2} />
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <Pagination
          label={texts.pages}
          page={charities.page}
          pageCount={charities.pageCount}
          hrefOf={charitiesAddress}
        />
      </div>
    </>
  )
}

const grid = 'grid gap-6 md:grid-cols-2 md:gap-y-10'
