import { type ReactNode, useEffect } from 'react'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { useOfficeTexts } from '../ui/texts.ts'

/** The heading of the page, its title in the browser's tab, and next to it the main actions. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  const { documentTitle } = useOfficeTexts(shellTexts)
  const { name } = useShop()
  useEffect(() => {
    document.title = documentTitle(title, name)
  }, [title, documentTitle, name])
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1>{title}</h1>
      {children && <div className="print:hidden flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
