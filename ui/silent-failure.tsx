import { controlTexts } from '../domain/texts/en/controls.ts'
import { Button } from './button.tsx'
import { useTexts } from './texts.ts'

/** A list that could not be loaded is empty without a word, and may be asked for again. */
export function SilentFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-center py-14">
      <Button variant="outline" onClick={onRetry}>
        {useTexts(controlTexts).tryAgain}
      </Button>
    </div>
  )
}
