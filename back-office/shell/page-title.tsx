import { type ReactNode, useEffect } from 'react'
import { shop } from '../../domain/shop.ts'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { useOfficeTexts } from '../ui/texts.ts'

/** The heading of the page, its title in the browser's tab, and next to it the main actions. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { documentTitle } = useOfficeTexts(shellTexts)
  useEffect(() => {
    document.title = documentTitle(title, shop.name)
  }, [title, documentTitle])
  return (
    <div className="print:hidden mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1>{title}</h1>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
