import { type RefObject, useEffect, useRef } from 'react'

/** When something goes and takes the focus with it, the focus goes on from the element. */
export function useFocusWhenGone(isThere: boolean, element: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasThere.current && !isThere && isLost) element.current?.focus()
    wasThere.current = isThere
  }, [isThere, element])
}
