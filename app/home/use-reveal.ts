import { useLayoutEffect, useRef } from 'react'
import { revealOffsetPx } from '../motion.ts'

/**
 * Lets a group rise into view once, when it is scrolled to. It is hidden by script only, and
 * never from those who want no motion or where it already is in view.
 */
export function useReveal<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const group = ref.current
    const wantsNone = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!group || wantsNone) return
    if (group.getBoundingClientRect().top < window.innerHeight - revealOffsetPx) return
    group.dataset.reveal = 'waiting'
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Also what was jumped over, by a link or the End key, has had its turn.
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
