import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { useTexts } from '../../ui/texts.ts'
import { FloatingButton } from './floating-button.tsx'
import { useScrollingDown } from './use-scrolling-down.ts'

/** Starts the tour. It makes way while the page is scrolled down, where it would cover amounts. */
export function HelpButton({ onPress }: { onPress: () => void }) {
  const isScrollingDown = useScrollingDown()
  return (
    <FloatingButton
      label={useTexts(checkoutTexts).tour.start}
      onClick={onPress}
      isAway={isScrollingDown}
      className="bottom-22 md:bottom-4 size-14 bg-lagoon-700"
    >
      <CircleQuestionMark size={24} aria-hidden />
    </FloatingButton>
  )
}
