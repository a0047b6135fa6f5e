import { controlTexts } from '../../domain/texts/en/controls.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useToldFailure } from '../api/use-told-failure.ts'
import { StandIn } from './stand-in.tsx'

type ToldStandInProps = { height: string; error: Error; onRetry: () => void }

/** Shown in place of a list that could not be loaded and has no words of its own for it: a message says them too. */
export function ToldStandIn({ height, error, onRetry }: ToldStandInProps) {
  const text = useToldFailure(error)
  return (
    <StandIn height={height}>
      <p className="text-lead text-chilli-700">{text}</p>
      <RetryButton variant="outline" onClick={onRetry}>
        {useTexts(controlTexts).tryAgain}
      </RetryButton>
    </StandIn>
  )
}
