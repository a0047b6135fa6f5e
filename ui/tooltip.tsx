import { type ReactNode, useId, useState } from 'react'

type TooltipProps = {
  text: string
  /** Gets the attribute that ties the words to the control they explain. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode
}

/** Words that appear over a control on hover and focus, and go on Escape. */
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
