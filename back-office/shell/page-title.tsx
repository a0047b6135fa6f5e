import { type ReactNode, useEffect } from 'react'
import { shop } from '../../domain/shop.ts'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { useOfficeTexts } from '../ui/texts.ts'

/** The page's heading, its name in the browser's tab, and beside it what can be done at once. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { documentTitle } = useOfficeTexts(shellTexts)
  useEffect(() => {
    document.title = documentTitle(title, shop.name)
  }, [title, documentTitle])
  return (
    <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1>{title}</h1>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
