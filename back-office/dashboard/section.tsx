import { type ReactNode, useId } from 'react'

type SectionProps = { title: string; remark?: ReactNode; children: ReactNode }

/** A part of the dashboard, with a remark on how it is counted. */
export function Section({ title, remark, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="grid gap-1.5">
        <h2 id={id}>{title}</h2>
        {remark && <p className="max-w-4xl text-pretty text-label text-husk-700">{remark}</p>}
      </div>
      {children}
    </section>
  )
}
