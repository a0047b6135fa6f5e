import { type RefObject, useEffect } from 'react'
import { addressShake } from '../motion.ts'

const { everyMs, durationMs, times } = addressShake

/** Still for most of the period, then a shake at its end. */
const toAndFro = [0, -6, 6, -4, 4, 0]
const begin = 1 - durationMs / everyMs
const keyframes: Keyframe[] = [
  { transform: 'none', offset: 0 },
  ...toAndFro.map((pixels, index) => ({
    transform: `translateX(${pixels}px)`,
    offset: begin + ((1 - begin) * index) / (toAndFro.length - 1),
  })),
]

/** Shakes an element a few times while `isAsking`; never for people who prefer reduced motion. */
export function useShake(element: RefObject<HTMLElement | null>, isAsking: boolean): void {
  useEffect(() => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isAsking || prefersReducedMotion) return
    const shaking = element.current?.animate(keyframes, { duration: everyMs, iterations: times })
    return () => shaking?.cancel()
  }, [element, isAsking])
}
