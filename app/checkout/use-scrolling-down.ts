import { useEffect, useState } from 'react'

/** Smaller moves are only a trembling thumb. */
const leastPx = 4

/** Whether the page was last scrolled down. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < leastPx) return
      last = window.scrollY
      setDown(moved > 0)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
