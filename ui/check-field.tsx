import type { ComponentProps, ReactNode } from 'react'

type CheckFieldProps = { label: ReactNode } & ComponentProps<'input'>

/** A checkbox with its label. */
export function CheckField({ label, ...attributes }: CheckFieldProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input {...attributes} type="checkbox" className="size-5 flex-none" />
      {label}
    </label>
  )
}
