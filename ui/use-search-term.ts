import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

type SearchTerm = {
  /** The current search term. */
  term: string
  /** The pause in typing after which the search starts. */
  delayMs: number
  onSearch: (term: string) => void
}

/** The content of a search box, and when it becomes the search term. */
export function useSearchTerm({ term, delayMs, onSearch }: SearchTerm) {
  const [typed, setTyped] = useState(term)
  const [asked, setAsked] = useState(term)
  const [seen, setSeen] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { pathname } = useLocation()
  const { location: next = { pathname } } = useNavigation()
  const isLeaving = next.pathname !== pathname
  // A search that begins while another page loads would keep the visitor here.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])

  if (term !== seen) {
    setSeen(term)
    // Not set by this box, but for example by the browser's back button.
    if (term !== asked) {
      setAsked(term)
      setTyped(term)
    }
  }

  const search = (text: string) => {
    clearTimeout(timer.current)
    const wanted = text.trim()
    if (wanted === asked) return
    setAsked(wanted)
    onSearch(wanted)
  }

  const searchFor = (text: string) => {
    setTyped(text)
    search(text)
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      if (delayMs === 0) search(text)
      else timer.current = setTimeout(() => search(text), delayMs)
    },
    submit: () => search(typed),
    /** Fills the box and searches at once. */
    searchFor,
    clear: () => searchFor(''),
    /** Empties the box without searching, when something else is requested instead. */
    reset: () => {
      clearTimeout(timer.current)
      setTyped('')
      setAsked('')
    },
  }
}
