import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { useShop } from '../../ui/shop-facts.ts'

type SheetHeadProps = { title: string; children?: ReactNode }

/** The head of a sheet that is printed for work: what it is, its facts, and the mark of the shop without colour. */
export function SheetHead({ title, children }: SheetHeadProps) {
  return (
    <header className="sheet-head">
      <div className="grid min-w-0 gap-1">
        <h2>{title}</h2>
        {children}
      </div>
      <Logo alt={useShop().name} className="h-8 flex-none grayscale" />
    </header>
  )
}
