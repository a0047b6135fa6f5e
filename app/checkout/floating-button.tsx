import type { ComponentProps } from 'react'
import { useTyping } from './use-typing.ts'

type FloatingButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** Whether it makes way for something besides typing. */
  isAway?: boolean
}

/**
 * A round button at the lower right, above the page. Where the page leaves no room beside it, it makes way
 * while the customer types: it would cover fields.
 */
export function FloatingButton({ label, isAway = false, className, ...rest }: FloatingButtonProps) {
  const isTyping = useTyping()
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-away={isAway || isTyping || undefined}
      className={`fixed right-4 z-30 grid forced-colors:border place-items-center rounded-round text-coconut shadow-float motion-safe:transition-transform motion-safe:duration-(--duration-panel) max-[90rem]:not-focus-visible:data-away:translate-x-24 ${inMargin} ${className}`}
    />
  )
}

/** Beside the summary of a narrow desktop it shrinks into the page's margin; fingers need its whole size. */
const inMargin =
  'not-pointer-coarse:lg:max-[83rem]:right-0.5 not-pointer-coarse:lg:max-[83rem]:size-[calc(var(--space-page)-0.25rem)]'
