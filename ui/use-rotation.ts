import { useEffect, useState } from 'react'
import { rotationMs } from './motion.ts'

/**
 * Rotates through `count` pictures, one every 3 s. It pauses on request, while hovered or focused, and
 * always for people who prefer reduced motion.
 */
export function useRotation(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isMoving = count > 1 && !isPaused && !isHeld

  useEffect(() => {
    if (!isMoving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setShown((current) => (current + 1) % count), rotationMs)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return {
    shown,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    /** Props of the element that contains the pictures. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
