import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useRequestKey } from '../../ui/use-request-key.ts'
import { api } from '../api/back-office-api.ts'
import { type OfficeProduct, showProduct } from '../products/product-queries.ts'
import { useMay } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type ListQuery, useListAddress } from '../ui/use-list-address.ts'
import { setAsideQuery } from './set-aside.ts'

type Movement = BackOfficeAnswer<'GET /admin/products/{productId}/stock-movements'>['items'][number]

type LedgerTexts = (typeof stockTexts)['ledger']

const columnsIn = ({ columns, kinds, causeOfOrder }: LedgerTexts): Column<Movement>[] => [
  {
    header: columns.at,
    cell: ({ at }) => (
      <span className="block xl:min-w-26">
        <ShopDate value={at} />
      </span>
    ),
  },
  { header: columns.kind, cell: ({ kind }) => kinds[kind] },
  {
    header: columns.change,
    isNumber: true,
    cell: ({ change }) => (change > 0 ? `+${change}` : change),
  },
  { header: columns.stock, isNumber: true, cell: ({ stockAfter }) => stockAfter },
  {
    header: columns.cause,
    cell: ({ cause, orderId }) => (
      <span className="block min-w-48 wrap-anywhere stacked:min-w-0">
        {orderId ? causeOfOrder(orderId, cause) : cause}
      </span>
    ),
  },
]

/** A page of the ledger; without a query the latest movements. */
const movementsQuery = (productId: number, query: ListQuery) =>
  queryOptions({
    queryKey: ['stock', productId, query],
    queryFn: async () => {
      const params = { productId: String(productId) }
      return (await api('GET /admin/products/{productId}/stock-movements', { params, query })).body
    },
  })

/** The stock of a product with its ledger, and a form for deliveries and corrections. */
export function ProductStock({ product }: { product: OfficeProduct }) {
  const { productId, stockQuantity } = product
  const texts = useOfficeTexts(stockTexts)
  const { change: words, ledger } = texts
  const { query } = useListAddress()
  const may = useMay()
  const params = { productId: String(productId) }
  const movements = useQuery({
    ...movementsQuery(productId, query),
    placeholderData: keepPreviousData,
  })
  // Beside a later page of the ledger, too, the stock shows what has arrived.
  const latest = useQuery(movementsQuery(productId, {}))
  const setAside = useQuery(setAsideQuery([productId])).data?.get(productId)
  const request = useRequestKey('stock movement', {
    done: latest.data?.items.map(({ requestKey }) => requestKey) ?? [],
  })
  return (
    <section className="grid gap-4" aria-labelledby="stock">
      <div>
        <h2 id="stock">{texts.ofProduct(stockQuantity)}</h2>
        {setAside && <p className="text-small text-husk-700">{texts.setAside(setAside)}</p>}
      </div>
      {may('stock.receive') && (
        <ChangeForm
          label={words.label}
          submit={words.submit}
          className="panel grid gap-4 sm:grid-cols-[auto_7rem_1fr] sm:items-end"
          resets
          onType={request.onType}
          send={async ({ kind = '', change = '', cause = '' }) => {
            const movement = {
              kind: kind === 'DELIVERY' ? kind : 'CORRECTION',
              change: Number(change),
              cause,
            } as const
            const requestKey = request.keyFor({ productId, ...movement })
            const moved = await api('POST /admin/products/{productId}/stock-movements', {
              params,
              body: { ...movement, requestKey },
            })
            request.forget()
            showProduct({ ...product, ...moved.body })
            toast.success(words.done(moved.body.stockQuantity))
          }}
        >
          <Field label={words.kind}>
            {(attributes) => (
              <select {...attributes} name="kind" className="field-control">
                <option value="DELIVERY">{words.kinds.DELIVERY}</option>
                {may('stock.correct') && (
                  <option value="CORRECTION">{words.kinds.CORRECTION}</option>
                )}
              </select>
            )}
          </Field>
          <TextField label={words.count} name="change" type="number" step="1" required />
          <TextField label={words.cause} name="cause" maxLength={200} required />
        </ChangeForm>
      )}
      <ListPage list={movements} counted="movements">
        {(rows) => (
          <DataTable
            caption={ledger.title}
            columns={columnsIn(ledger)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </ListPage>
    </section>
  )
}
