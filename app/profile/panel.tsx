import type { ReactNode } from 'react'

/** One of the profile's cards. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="rounded-reed border border-husk-200 bg-white p-4.5 md:p-7"
    >
      <h2 className="mb-5 text-card">{title}</h2>
      {children}
    </section>
  )
}
