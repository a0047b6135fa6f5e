import { useEffect, useRef } from 'react'

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

const main = () => document.getElementById('main')
