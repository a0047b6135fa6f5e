import type { ReactNode } from 'react'

type StoreLinkProps = { href: string; lead: string; name: string; icon: ReactNode }

/** A badge that leads to an app store, in a new tab. */
export function StoreLink({ href, lead, name, icon }: StoreLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="flex min-h-13 items-center gap-3 rounded-control bg-leaf-900 px-4 py-1.5 text-coconut hover:bg-ink"
    >
      {icon}
      <span className="grid leading-tight">
        <span className="text-label">{lead}</span>
        <span className="font-semibold">{name}</span>
      </span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
