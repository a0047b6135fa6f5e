import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** What is searched after the pause. */
  const [due, setDue] = useState<{ text: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (term !== seen) {
    setSeen(term)
    // Not set by this box, but for example by the browser's back button.
    if (term !== asked) {
      setAsked(term)
      setTyped(term)
    }
  }

  const cancel = () => {
    clearTimeout(timer.current)
    setDue(undefined)
  }

  const search = (text: string) => {
    cancel()
    const wanted = text.trim()
    if (wanted === asked) return
    setAsked(wanted)
    onSearch(wanted)
  }

  // A search that begins while another page loads would keep the visitor here.
  const { pathname } = useLocation()
  const { location: next = { pathname } } = useNavigation()
  const begin = useEffectEvent((text: string) => {
    if (next.pathname === pathname) search(text)
  })
  useEffect(() => {
    if (due) begin(due.text)
  }, [due])

  const searchFor = (text: string) => {
    setTyped(text)
    search(text)
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      cancel()
      if (delayMs === 0) search(text)
      // As a transition it comes after the navigation of a link that was pressed before.
      else timer.current = setTimeout(() => startTransition(() => setDue({ text })), delayMs)
    },
    submit: () => search(typed),
    /** Fills the box and searches at once. */
    searchFor,
    clear: () => searchFor(''),
    /** Empties the box without searching, when something else is requested instead. */
    reset: () => {
      cancel()
      setTyped('')
      setAsked('')
    },
  }
}
