import { useEffect, useState } from 'react'
import { minimumLoadingMs } from './motion.ts'

/** Stays true for at least half a second once loading has begun, so that nothing flickers. */
export function useMinimumLoading(isLoading: boolean): boolean {
  const [wasLoading, setWasLoading] = useState(isLoading)
  const [isHeld, setHeld] = useState(isLoading)
  if (wasLoading !== isLoading) {
    setWasLoading(isLoading)
    if (isLoading) setHeld(true)
  }

  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => setHeld(false), minimumLoadingMs)
    return () => clearTimeout(timer)
  }, [isHeld])

  return isLoading || isHeld
}
