import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../../ui/focus-heading.ts'

/**
 * Moves the focus to the heading of a page that was opened without loading the document, as a browser begins at the
 * top of a document that it loads: screen readers say where one is, and Tab goes on from there.
 */
export function useFocusOnNewPage(): void {
  useFocusOnChange(useLocation().pathname)
}

/** The same for a page that shows something else at its path: it names what it shows. */
export function useFocusOnChange(name: string | undefined): void {
  const { hash } = useLocation()
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // A place in the page that the URL names.
    if (hash) return
    return focusMain()
  }, [name, hash])
}

function focusMain() {
  const main = document.getElementById('main')
  // A page that begins with a field or a dialog has moved the focus itself.
  if (!main || document.activeElement?.closest('main, [role="dialog"]')) return
  return focusHeading(main)
}
