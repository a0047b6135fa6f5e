import { controlTexts } from '../domain/texts/en/controls.ts'
import { Button } from './button.tsx'
import { useTexts } from './texts.ts'

/** For a list that could not be loaded: no message, only a button to try again. */
export function SilentFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-center py-14">
      <Button variant="outline" onClick={onRetry}>
        {useTexts(controlTexts).tryAgain}
      </Button>
    </div>
  )
}
