import { useEffect, useState } from 'react'
import { rotationMs } from './motion.ts'

/**
 * Moves through `count` pictures, one every 3 s. It stands still while paused, pointed at or
 * focused, and altogether for who asked for less motion.
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
    /** For the element that holds the pictures. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
