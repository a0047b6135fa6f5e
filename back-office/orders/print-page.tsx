import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LanguageContext } from '../../ui/texts.ts'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Invoices } from './invoices.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { PackingSlips } from './packing-slips.tsx'
import { PickingSheet } from './picking-sheet.tsx'
import { sheetPages } from './print-pages.ts'
import { documentsQuery } from './queries.ts'
import { useSheetLanguage } from './sheet-language.ts'
import { NamedSheet } from './sheet-name.tsx'
import { TaxInvoices } from './tax-invoices.tsx'

/** A printed sheet of the chosen orders, whose ids are in the URL. */
export function Component() {
  const { page: asked } = useParams()
  const [params] = useSearchParams()
  const { language, choose } = useSheetLanguage()
  const isForCustomers = asked === 'invoices' || asked === 'tax-invoices'
  const documents = useQuery(
    documentsQuery(params.get('ids') ?? '', isForCustomers ? 'customers' : language),
  )
  const texts = useOfficeTexts(orderSheetTexts)
  const page = sheetPages.find((each) => each === asked)
  if (!page) return <NoSuchPage />
  return (
    <>
      <div className="print:hidden">
        <PageTitle title={texts.sheets[page]}>
          {!isForCustomers && <LanguageChoice language={language} onChoose={choose} />}
          <Button onClick={() => window.print()} disabled={!documents.data}>
            {texts.print}
          </Button>
        </PageTitle>
      </div>
      {documents.isPending && <Spinner />}
      {documents.error && !documents.data && <Failed list={documents} />}
      <LanguageContext value={language}>
        <NamedSheet orders={documents.data ?? []}>
          {documents.data && page === 'picking' && <PickingSheet orders={documents.data} />}
          {documents.data && page === 'slips' && <PackingSlips orders={documents.data} />}
        </NamedSheet>
      </LanguageContext>
      {documents.data && page === 'invoices' && <Invoices orders={documents.data} />}
      {documents.data && page === 'tax-invoices' && (
        <TaxInvoices orders={documents.data} isCopy={params.has('copy')} />
      )}
    </>
  )
}
