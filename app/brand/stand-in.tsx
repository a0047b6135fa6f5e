import type { ReactNode } from 'react'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'

type StandInProps = {
  /** A class for about the height of the list, so that the content below hardly moves. */
  height: string
  role?: 'alert'
  children: ReactNode
}

/** Shown in place of a list that is loading, empty, or could not be loaded. */
export function StandIn({ height, role, children }: StandInProps) {
  const style = 'grid place-content-center justify-items-center gap-5 text-center'
  return (
    <div role={role} className={`${height} ${style}`}>
      {children}
    </div>
  )
}

/** Shown in place of a list that could not be loaded. */
export function FailedStandIn({ height, onRetry }: { height: string; onRetry: () => void }) {
  const texts = useTexts(controlTexts)
  return (
    <StandIn height={height} role="alert">
      <p className="text-lead text-chilli-700">{texts.dataNotLoaded}</p>
      <RetryButton variant="outline" onClick={onRetry}>
        {texts.tryAgain}
      </RetryButton>
    </StandIn>
  )
}
