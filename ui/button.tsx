import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'

export type ButtonVariant = 'primary' | 'outline' | 'turmeric' | 'danger' | 'link'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: 'regular' | 'small'
  /** As wide as its column. */
  wide?: boolean
  className?: string
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

/**
 * A button element. While `busy` it does nothing, and its text should say what is happening. It is not disabled then:
 * that would cost keyboard users their place.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, className, busy = false, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? doNothing : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide, className })}
    />
  )
}

/** Nor is the form sent whose button it is. */
function doNothing(event: MouseEvent): void {
  event.preventDefault()
}

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & ButtonLook) {
  const { variant, size, wide, className, ...rest } = props
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />
}

export function buttonClass(look: ButtonLook): string {
  const { variant = 'primary', size = 'regular', wide = false, className = '' } = look
  return `button button-${variant} button-${size} ${wide ? 'w-full' : ''} ${className}`
}
