import type { ReactNode } from 'react'

type PanelProps = {
  /** Of its heading, on this page only once. */
  id: string
  title: ReactNode
  children: ReactNode
}

/** A part of a page with a heading. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      {children}
    </section>
  )
}
