import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus after a change of `value` that has removed what had it: to the beginning of the page's content, or to
 * the element that is named.
 */
export function useFocusAfter(value: unknown, find: () => HTMLElement | null | undefined = main) {
  const before = useRef(value)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== value && isLost) find()?.focus()
    before.current = value
  }, [value, find])
}

/** For a button that may go with its row, and with it the focus, which moves to the beginning of the page's content. */
export function useFocusWhenRemoved() {
  const button = useRef<HTMLButtonElement>(null)
  // A layout effect: its cleanup runs while the button is still in the page.
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      // Who works down a list with the mouse goes on at the same place.
      if (document.activeElement === current) main()?.focus({ preventScroll: true })
    }
  }, [])
  return button
}

const main = () => document.getElementById('main')
