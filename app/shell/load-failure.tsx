import CircleAlert from 'lucide-react/icons/circle-alert'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { RetryButton } from '../../ui/retry-button.tsx'
import { useTexts } from '../../ui/texts.ts'

type LoadFailureProps = { text: string; onRetry: () => void; className?: string }

/** Shown instead of what could not be loaded: a message and a button to try again. */
export function LoadFailure(props: LoadFailureProps) {
  const { text, onRetry, className = 'justify-items-start' } = props
  return (
    <div role="alert" className={`grid gap-4 ${className}`}>
      <p className="flex items-center gap-2 text-chilli-700">
        <CircleAlert size={20} aria-hidden className="flex-none" />
        {text}
      </p>
      <RetryButton variant="outline" size="small" onClick={onRetry}>
        {useTexts(controlTexts).tryAgain}
      </RetryButton>
    </div>
  )
}
