import { type ReactNode, useEffect, useId, useState } from 'react'

type TooltipProps = {
  text: string
  /** Gets the attribute that links the tooltip to the control. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode
}

/** A text that appears over a control while it is pointed at or has the focus, until Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isShown = isPointedAt || hasFocus

  useEffect(() => {
    if (!isShown) return
    // Of the whole page: while a mouse points, the focus is elsewhere.
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setPointedAt(false)
      setHasFocus(false)
    }
    window.addEventListener('keydown', hide)
    return () => window.removeEventListener('keydown', hide)
  }, [isShown])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its control
    <span
      className="relative inline-flex"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" hidden={!isShown} className="tooltip">
        {text}
      </span>
    </span>
  )
}
