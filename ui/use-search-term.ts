import { useEffect, useRef, useState } from 'react'

type SearchTerm = {
  /** The term that is searched for now. */
  term: string
  /** How long typing must rest before it is searched for. */
  delayMs: number
  onSearch: (term: string) => void
}

/** What stands in a search box, and when it becomes the term that is searched for. */
export function useSearchTerm({ term, delayMs, onSearch }: SearchTerm) {
  const [typed, setTyped] = useState(term)
  const [asked, setAsked] = useState(term)
  const [seen, setSeen] = useState(term)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (term !== seen) {
    setSeen(term)
    // Not what was asked for here: it came from elsewhere, as by the browser's back button.
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

  return {
    typed,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      if (delayMs === 0) search(text)
      else timer.current = setTimeout(() => search(text), delayMs)
    },
    submit: () => search(typed),
    clear: () => {
      setTyped('')
      search('')
    },
    /** Empties the box without searching, because something else is asked for instead. */
    reset: () => {
      clearTimeout(timer.current)
      setTyped('')
      setAsked('')
    },
  }
}
