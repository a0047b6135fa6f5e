import { type ReactNode, useEffect } from 'react'
import { shop } from '../../domain/shop.ts'

/** The page's heading, its name in the browser's tab, and beside it what can be done at once. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} - ${shop.name} back office`
  }, [title])
  return (
    <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1>{title}</h1>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
