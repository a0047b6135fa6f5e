import { useEffect, useState } from 'react'

/** Whether a field of the page has the focus: what floats above the page must not cover what is typed. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      setTyping(target instanceof Element && target.matches('input, textarea, select'))
    }
    const onBlur = () => setTyping(false)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('focusout', onBlur)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('focusout', onBlur)
    }
  }, [])
  return isTyping
}
