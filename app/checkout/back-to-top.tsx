import ArrowUp from 'lucide-react/icons/arrow-up'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { useTexts } from '../../ui/texts.ts'
import { backToTopAfterPx } from '../motion.ts'
import { useScrolledPast } from '../shell/use-scrolled-past.ts'
import { FloatingButton } from './floating-button.tsx'

export function BackToTop() {
  const texts = useTexts(checkoutTexts)
  const isScrolled = useScrolledPast(backToTopAfterPx)
  if (!isScrolled) return null
  return (
    <FloatingButton
      label={texts.backToTop}
      onClick={scrollToTop}
      className="bottom-4 md:bottom-22 size-12 bg-leaf-700 hover:bg-leaf-900"
    >
      <ArrowUp size={22} aria-hidden />
    </FloatingButton>
  )
}

/** Moves the focus too: the button itself is gone at the top. */
function scrollToTop(): void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: wantsNoMotion ? 'auto' : 'smooth' })
}
