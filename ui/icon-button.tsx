import type { ComponentProps, ReactNode } from 'react'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What the button does, for screen readers; it has no visible text. */
  label: string
  icon: ReactNode
  variant?: 'outline' | 'quiet' | 'plain'
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'outline', className = '', ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`icon-button icon-button-${variant} ${className}`}
    >
      {icon}
    </button>
  )
}
