import { controlTexts } from '../../domain/texts/en/controls.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'

type OrdersFailureProps = { isTrying: boolean; onTry: () => void }

/** Shown when the orders could not be loaded, with a button to try again. */
export function OrdersFailure({ isTrying, onTry }: OrdersFailureProps) {
  const texts = useTexts(orderTexts)
  const { tryAgain, trying } = useTexts(controlTexts)
  return (
    <div role="alert">
      <EmptyState title={texts.notLoadedTitle}>
        <p>{texts.notLoaded}</p>
        <RetryButton busy={isTrying} onClick={onTry}>
          {isTrying ? trying : tryAgain}
        </RetryButton>
      </EmptyState>
    </div>
  )
}
