import { charitiesPerPage } from '../../domain/limits.ts'
import { emptyTexts, loadingTexts } from '../../domain/texts/en/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState } from '../brand/empty-state.tsx'
import { CharityCard, CharityCardSkeleton } from './charity-card.tsx'
import { CharityFailure } from './charity-failure.tsx'
import { charitiesAddress, useCharities } from './use-charities.ts'

export function CharityList() {
  const charities = useCharities()
  return (
    <div className="page-width pt-8 md:pt-12">
      <h1>Charities</h1>
      <p className="mt-3 mb-6 max-w-(--width-reading) text-lead md:mb-9">
        People who cook, teach and plant for their neighbours. Read what they do and whom they do it
        for.
      </p>
      <Charities charities={charities} />
    </div>
  )
}

function Charities({ charities }: { charities: ReturnType<typeof useCharities> }) {
  if (charities.isLoading) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading charities…
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
      <CharityFailure text={loadingTexts.charities}>
        <Button variant="outline" busy={charities.isRetrying} onClick={charities.retry}>
          {charities.isRetrying ? 'Trying...' : 'Try Again'}
        </Button>
      </CharityFailure>
    )
  }
  if (charities.shown.length === 0) {
    return (
      <EmptyState title={emptyTexts.charities}>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
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
          label="Charities pages"
          page={charities.page}
          pageCount={charities.pageCount}
          hrefOf={charitiesAddress}
        />
      </div>
    </>
  )
}

const grid = 'grid gap-6 md:grid-cols-2 md:gap-y-10'
