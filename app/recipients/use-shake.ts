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

/** The shakes that are left for a visit of the page, however often it asks. */
export const shakesOfVisit: number = times

/**
 * Shakes an element while `isAsking`, and counts it in `shakesLeft`; never for people who prefer reduced
 * motion.
 */
export function useShake(
  element: RefObject<HTMLElement | null>,
  isAsking: boolean,
  shakesLeft: RefObject<number>,
): void {
  useEffect(() => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const iterations = shakesLeft.current
    if (!isAsking || iterations < 1 || prefersReducedMotion) return
    const shaking = element.current?.animate(keyframes, { duration: everyMs, iterations })
    return () => {
      // One that has begun counts.
      const periods = (Number(shaking?.currentTime ?? 0) + durationMs) / everyMs
      shakesLeft.current = Math.max(0, iterations - Math.floor(periods))
      shaking?.cancel()
    }
  }, [element, isAsking, shakesLeft])
}
