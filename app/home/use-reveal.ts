import { useLayoutEffect, useRef } from 'react'
import { revealOffsetPx } from '../motion.ts'

/**
 * Lets a group rise into view once, when scrolled to. Only script hides it before, and not for people
 * who prefer reduced motion, nor when it is in view already.
 */
export function useReveal<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const group = ref.current
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!group || prefersReducedMotion) return
    if (group.getBoundingClientRect().top < window.innerHeight - revealOffsetPx) return
    group.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Groups that were skipped, by a link or the End key, count as revealed too.
        if (!entry || (!entry.isIntersecting && entry.boundingClientRect.top > 0)) return
        group.dataset.reveal = 'shown'
        observer.disconnect()
      },
      { rootMargin: `0px 0px -${revealOffsetPx}px` },
    )
    observer.observe(group)
    return () => {
      observer.disconnect()
      delete group.dataset.reveal
    }
  }, [])
  return ref
}
