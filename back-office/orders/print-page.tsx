import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { Invoices } from './invoices.tsx'
import { PackingSlips } from './packing-slips.tsx'
import { PickingSheet } from './picking-sheet.tsx'
import { printPages } from './print-pages.ts'
import { documentsQuery } from './queries.ts'

/** What is printed of the chosen orders; their ids stand in the address. */
export function Component() {
  const { page } = useParams()
  const [params] = useSearchParams()
  const documents = useQuery(documentsQuery(params.get('ids') ?? ''))
  const found = printPages.find(({ path }) => path === page)
  if (!found) return <NoSuchPage />
  return (
    <>
      <PageTitle title={found.title}>
        <Button onClick={() => window.print()} disabled={!documents.data}>
          Print
        </Button>
      </PageTitle>
      {documents.isPending && <Spinner />}
      {documents.error && <Failed list={documents} />}
      {documents.data && found.path === 'picking' && <PickingSheet orders={documents.data} />}
      {documents.data && found.path === 'slips' && <PackingSlips orders={documents.data} />}
      {documents.data && found.path === 'invoices' && <Invoices orders={documents.data} />}
    </>
  )
}
