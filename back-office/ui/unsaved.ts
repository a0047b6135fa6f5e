import { useEffect } from 'react'
import { useHref, useNavigate } from 'react-router'

/** One entry for each form of the page with something in it that is not saved. */
const unsaved = new Set<object>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** As long as it is so, an operator who leaves the page is asked first: by the browser or, for another page, by the back office. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const form = {}
    unsaved.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(form)
      // With it, some browsers do not keep the page for the way back.
      if (unsaved.size === 0) window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}

export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** For when it was saved, or is given up. */
export function forgetUnsaved(): void {
  unsaved.clear()
  window.removeEventListener('beforeunload', warn)
}

/** Opens the next page once a form is sent, unless the operator has left the form's page by then. */
export function useOpenNext() {
  const navigate = useNavigate()
  const formPage = useHref('.')
  return async (to: string, options: { replace?: boolean } = {}) => {
    if (window.location.pathname !== formPage) return
    forgetUnsaved()
    await navigate(to, options)
  }
}
