import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `element` when something that had the focus was removed. */
export function useFocusWhenGone(isThere: boolean, element: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasThere.current && !isThere && isLost) element.current?.focus()
    wasThere.current = isThere
  }, [isThere, element])
}
