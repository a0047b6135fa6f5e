import { loadingTexts } from '../../domain/texts/en/lists.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../brand/empty-state.tsx'

type OrdersFailureProps = { isTrying: boolean; onTry: () => void }

/** The orders could not be loaded, and can be asked for again. */
export function OrdersFailure({ isTrying, onTry }: OrdersFailureProps) {
  return (
    <div role="alert">
      <EmptyState title="Error Loading Orders">
        <p>{loadingTexts.orders}</p>
        <Button busy={isTrying} onClick={onTry}>
          {isTrying ? 'Trying...' : 'Try Again'}
        </Button>
      </EmptyState>
    </div>
  )
}
