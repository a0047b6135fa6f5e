import ArrowUp from 'lucide-react/icons/arrow-up'
import { backToTopAfterPx } from '../../domain/limits.ts'
import { useScrolledPast } from '../shell/use-scrolled-past.ts'

export function BackToTop() {
  const isScrolled = useScrolledPast(backToTopAfterPx)
  if (!isScrolled) return null
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={scrollToTop}
      className="fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-round bg-leaf-700 text-coconut shadow-float hover:bg-leaf-900"
    >
      <ArrowUp size={22} aria-hidden />
    </button>
  )
}

/** Moves the focus too: the button itself is gone at the top. */
function scrollToTop(): void {
  const wantsNoMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: wantsNoMotion ? 'auto' : 'smooth' })
}
