import type { ReactNode } from 'react'

/** A summary of amounts that looks like a market's paper slip, torn off along its teeth. */
export function Slip({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="text-turmeric-100">
      <div className="bg-turmeric-100 p-5 pb-6 text-ink md:p-7">
        <h2 className="mb-4">{title}</h2>
        {children}
      </div>
      <div aria-hidden className="tooth tooth-down" />
    </section>
  )
}

/** One line of a slip or a panel: a label, and its value on the right. */
export function SlipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-dashed border-slip-rule py-2.5">
      <dt className="wrap-normal">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The same with a value that needs the whole width. */
export function SlipWideRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5 border-b border-dashed border-slip-rule py-2.5">
      <dt>{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The last line of a slip, with its total in large figures. */
export function SlipTotal({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
      <dt className="font-semibold">{label}</dt>
      <dd className="stencil text-[2rem]">{children}</dd>
    </div>
  )
}
