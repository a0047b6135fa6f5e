import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { CsvLinks } from '../csv/csv-links.tsx'
import { ProductFilters } from '../products/product-filters.tsx'
import { productListQuery } from '../products/product-list.ts'
import type { OfficeProduct } from '../products/product-queries.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { Grid } from './grid.tsx'
import type { Reason } from './grid-rows.ts'
import { useGrid } from './use-grid.ts'

const none: OfficeProduct[] = []

/** Prices and stock of many products at once. */
export function Component() {
  const texts = useOfficeTexts(stockTexts)
  const { causes } = texts.reason
  const { query } = useListAddress()
  const [reason, setReason] = useState<Reason>({ kind: 'COUNT', cause: causes.COUNT })
  const list = useQuery({
    ...productListQuery(query),
    placeholderData: keepPreviousData,
    // No cell may change while someone types. What others have changed is shown as a conflict on saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const grid = useGrid(list.data?.items ?? none, reason)
  return (
    <>
      <PageTitle title={texts.title}>
        <CsvLinks kind="stock" />
      </PageTitle>
      <ProductFilters />
      <WhyStockChanges reason={reason} onChange={setReason} />
      <ListPage list={list} counted="products">
        {(products) => <Grid products={products} grid={grid} />}
      </ListPage>
    </>
  )
}

type WhyProps = { reason: Reason; onChange: (reason: Reason) => void }

/** The reason that is written into the ledger for every stock that is changed in the grid. */
function WhyStockChanges({ reason, onChange }: WhyProps) {
  const texts = useOfficeTexts(stockTexts).reason
  const id = useId()
  const choose = (kind: Reason['kind']) => onChange({ kind, cause: texts.causes[kind] })
  return (
    <fieldset className="mb-4 flex flex-wrap items-end gap-3">
      <legend className="sr-only">{texts.label}</legend>
      <div className="grid gap-1">
        <label htmlFor={`${id}-kind`} className="text-label">
          {texts.kind}
        </label>
        <select
          id={`${id}-kind`}
          value={reason.kind}
          aria-describedby={reason.kind === 'COUNT' ? `${id}-hint` : undefined}
          onChange={({ currentTarget: { value } }) =>
            choose(value === 'DELIVERY' ? value : 'COUNT')
          }
          className="small-control"
        >
          <option value="COUNT">{texts.kinds.COUNT}</option>
          <option value="DELIVERY">{texts.kinds.DELIVERY}</option>
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-cause`} className="text-label">
          {texts.cause}
        </label>
        <input
          id={`${id}-cause`}
          value={reason.cause}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => onChange({ ...reason, cause: value })}
          className="small-control w-56"
        />
      </div>
      {reason.kind === 'COUNT' && (
        <p id={`${id}-hint`} className="w-full text-label text-husk-700">
          {texts.countHint}
        </p>
      )}
    </fieldset>
  )
}
