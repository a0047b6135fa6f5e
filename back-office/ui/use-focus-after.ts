import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to an element after a change of `value` that has removed what had the focus. */
export function useFocusAfter(value: unknown, element: RefObject<HTMLElement | null>): void {
  const before = useRef(value)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== value && isLost) element.current?.focus()
    before.current = value
  }, [value, element])
}
