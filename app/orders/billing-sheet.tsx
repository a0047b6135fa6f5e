import { type ReactNode, use } from 'react'
import { billingTexts } from '../../domain/texts/en/billing.ts'
import { Logo } from '../../ui/logo.tsx'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import type { CustomerOrder } from './order-of.ts'

type SheetHeadProps = {
  heading: ReactNode
  /** Of a numbered invoice, which names the seller as on the day of its issue. */
  invoice: CustomerOrder['invoice']
  children: ReactNode
}

/** The head of an invoice or a credit note: who sends it, what it is, and its facts. */
export function SheetHead({ heading, invoice, children }: SheetHeadProps) {
  const { vatNumber } = useTexts(billingTexts)
  const language = use(LanguageContext)
  const shop = useShop()
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
      <div className="text-small">
        <Logo alt={shop.name} width={183} height={42} className="mb-3" />
        <p className="font-semibold">{invoice ? invoice.seller.name : shop.name}</p>
        <p>
          <InItsLanguage>
            {invoice ? invoice.seller.address : shop.locationIn[language]}
          </InItsLanguage>
        </p>
        <p>{invoice ? invoice.seller.phone : shop.supportPhone}</p>
        <p>{shop.supportEmail}</p>
        {invoice?.vat && <p>{vatNumber(invoice.vat.number)}</p>}
      </div>
      <div>
        {heading}
        <dl className="mt-3 grid grid-cols-[auto_auto] gap-x-5 gap-y-1 text-small">{children}</dl>
      </div>
    </header>
  )
}

/** One of the facts in the head. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-husk-700">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** The classes of a cell with a number. */
export const figure = 'pl-4 text-right align-top whitespace-nowrap'

/** Of columns that a phone has no room for; what they say is then under the name. */
export const wide = 'max-sm:hidden'
