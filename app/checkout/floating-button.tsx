import type { ComponentProps } from 'react'

type FloatingButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A round button at the lower right, above the page. */
export function FloatingButton({ label, className, ...rest }: FloatingButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`fixed right-4 z-30 grid place-items-center rounded-round text-coconut shadow-float ${className}`}
    />
  )
}
