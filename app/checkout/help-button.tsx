import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { useTexts } from '../../ui/texts.ts'
import { FloatingButton } from './floating-button.tsx'
import { useScrollingDown } from './use-scrolling-down.ts'

/** Starts the tour. On a phone it hides while the page is scrolled down, where it would cover amounts. */
export function HelpButton({ onPress }: { onPress: () => void }) {
  const isScrollingDown = useScrollingDown()
  return (
    <FloatingButton
      label={useTexts(checkoutTexts).tour.start}
      onClick={onPress}
      data-away={isScrollingDown || undefined}
      className="bottom-22 size-14 bg-lagoon-700 transition-transform duration-(--duration-panel) max-md:not-focus-visible:data-away:translate-x-24"
    >
      <CircleQuestionMark size={24} aria-hidden />
    </FloatingButton>
  )
}
