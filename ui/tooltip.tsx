import { type ReactNode, useId, useState } from 'react'

type TooltipProps = {
  text: string
  /** Gets the attribute that links the tooltip to the control. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode
}

/** A text that appears over a control on hover and focus, and disappears on Escape. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its control
    <span
      className="relative inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" hidden={!isShown} className="tooltip">
        {text}
      </span>
    </span>
  )
}
