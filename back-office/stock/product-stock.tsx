import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { type OfficeProduct, showProduct } from '../products/product-queries.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'

type Movement = BackOfficeAnswer<'GET /admin/products/{productId}/stock-movements'>['items'][number]

const kinds: Record<Movement['kind'], string> = {
  OPENING: 'At the beginning',
  SALE: 'Sale',
  HOLD: 'Hold',
  HOLD_ENDED: 'Given back',
  CORRECTION: 'Correction',
  DELIVERY: 'Delivery',
}

const columns: Column<Movement>[] = [
  {
    header: 'When',
    cell: ({ at }) => (
      <span className="block min-w-26">
        <ShopDate value={at} />
      </span>
    ),
  },
  { header: 'What', cell: ({ kind }) => kinds[kind] },
  { header: 'Change', isNumber: true, cell: ({ change }) => (change > 0 ? `+${change}` : change) },
  { header: 'Stock', isNumber: true, cell: ({ stockAfter }) => stockAfter },
  {
    header: 'Why',
    cell: ({ cause, orderId }) => (orderId ? `Order ${orderId}: ${cause}` : cause),
  },
]

/** How many there are, why, and what was delivered or found to be wrong. */
export function ProductStock({ product }: { product: OfficeProduct }) {
  const { productId, stockQuantity } = product
  const { query } = useListAddress()
  const params = { productId: String(productId) }
  const ledger = useQuery({
    queryKey: ['stock', productId, query],
    queryFn: async () =>
      (await api('GET /admin/products/{productId}/stock-movements', { params, query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <section className="grid gap-4" aria-labelledby="stock">
      <h2 id="stock">Stock: {stockQuantity}</h2>
      <ChangeForm
        label="Change the stock"
        submit="Change stock"
        className="panel grid gap-4 sm:grid-cols-[auto_7rem_1fr] sm:items-end"
        resets
        send={async ({ kind = '', change = '', cause = '' }) => {
          const body = {
            kind: kind === 'DELIVERY' ? kind : 'CORRECTION',
            change: Number(change),
            cause,
          } as const
          const moved = await api('POST /admin/products/{productId}/stock-movements', {
            params,
            body,
          })
          showProduct({ ...product, ...moved.body })
          toast.success(`The stock is ${moved.body.stockQuantity} now.`)
        }}
      >
        <Field label="What">
          {(attributes) => (
            <select {...attributes} name="kind" className="field-control">
              <option value="DELIVERY">Delivery received</option>
              <option value="CORRECTION">Correction</option>
            </select>
          )}
        </Field>
        <TextField label="How many" name="change" type="number" step="1" required />
        <TextField label="From whom, or why" name="cause" maxLength={200} required />
      </ChangeForm>
      <ListPage list={ledger} counted="movements">
        {(movements) => (
          <DataTable
            caption="Stock ledger"
            columns={columns}
            rows={movements}
            keyOf={({ id }) => id}
          />
        )}
      </ListPage>
    </section>
  )
}
