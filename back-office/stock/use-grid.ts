import { useRef } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ApiError } from '../../contract/client.ts'
import { maximumStock } from '../../domain/limits.ts'
import { maximumOrderCents } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { countText } from '../../domain/numbers.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { officeRefusalTexts } from '../../domain/texts/en/back-office/refusals.ts'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import type { OfficeProduct } from '../products/product-queries.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import {
  changeOf,
  type GridColumn,
  gridColumns,
  isNotSaved,
  type Reason,
  type SentRow,
  savedRow,
  without,
} from './grid-rows.ts'
import { useRows } from './use-rows.ts'

type Result = BackOfficeAnswer<'PATCH /admin/products'>[number]

/** The grid of these products. It saves what is typed, one request after the other. */
export function useGrid(products: readonly OfficeProduct[], reason: Reason) {
  const { absent, perhapsAdded, perhapsUnsaved } = useOfficeTexts(stockTexts).grid
  const faults = useFaults()
  const { stockOutOfRange } = useOfficeTexts(officeRefusalTexts)
  const { rowOf, put, isShown } = useRows(products)
  const queue = useRef(Promise.resolve())
  const failureOf = useFailureOf()
  const columns = gridColumns(reason.kind)

  const type = (productId: number, column: GridColumn, text: string) => {
    const { drafts } = rowOf(productId)
    put(productId, { drafts: { ...drafts, [column]: text }, note: undefined })
  }
  const keepTheirs = (productId: number) => put(productId, { drafts: {}, note: undefined })
  const refuse = (productId: number, text: string) =>
    put(productId, { note: { kind: 'REFUSED', text } })

  /** Saves what was typed into these rows. A row in conflict waits until the operator decides. */
  const save = (productIds: readonly number[], { over = false } = {}) => {
    const count = (change: number) => {
      for (const id of productIds) put(id, { saves: (rowOf(id).saves ?? 0) + change })
    }
    count(1)
    queue.current = queue.current.then(async () => {
      const wanted = productIds.filter((id) => over || rowOf(id).note?.kind !== 'CONFLICT')
      await send(rowsToSend(wanted))
      count(-1)
      sayUnsaved(productIds)
    })
  }
  const rowsToSend = (productIds: readonly number[]): SentRow[] =>
    productIds.flatMap((productId) => {
      const row = rowOf(productId)
      const { change, fault } = changeOf(productId, row, reason)
      if (fault) refuse(productId, faults[fault])
      else if (!change) put(productId, { drafts: without(row.drafts, columns) })
      return change ? { change, drafts: row.drafts } : []
    })
  const send = async (rows: readonly SentRow[]) => {
    if (rows.length === 0) return
    try {
      const body = { changes: rows.map(({ change }) => change) }
      const results = (await api('PATCH /admin/products', { body })).body
      for (const result of results) noteResult(result, rows)
      void queryClient.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
    } catch (error) {
      const failure = failureOf(error)
      for (const row of rows) noteFailure(row, error, failure)
    }
  }
  const noteResult = ({ productId, outcome, current }: Result, rows: readonly SentRow[]) => {
    const sent = rows.find(({ change }) => change.productId === productId)
    if (outcome === 'SAVED' && current && sent) {
      put(productId, savedRow(rowOf(productId), sent, current, columns))
    } else if (outcome === 'CONFLICT' && current) {
      put(productId, { shelf: current, note: { kind: 'CONFLICT' } })
    } else {
      refuse(productId, outcome === 'OUT_OF_RANGE' ? stockOutOfRange : absent)
    }
  }
  const noteFailure = ({ change: { productId, stock } }: SentRow, error: unknown, text: string) => {
    // A count can be sent twice. A delivery that was saved without an answer would be added twice.
    const isUnsure = stock?.kind === 'DELIVERY' && !isRefused(error)
    if (isUnsure) put(productId, { drafts: without(rowOf(productId).drafts, ['delivered']) })
    refuse(productId, isUnsure ? perhapsAdded : text)
  }

  /** Beside a row that is not shown any more nobody reads why. */
  const sayUnsaved = (productIds: readonly number[]) => {
    const names = products
      .filter(({ productId }) => productIds.includes(productId) && !isShown(productId))
      .filter(({ productId }) => isNotSaved(rowOf(productId)))
      .map(({ name }) => name)
    if (names.length > 0) toast.error(perhapsUnsaved(names.join(', ')))
  }

  return { columns, rowOf, type, save, keepTheirs }
}

/** What to say of a text that is not valid, or too large a number, by the column. */
function useFaults(): Record<GridColumn, string> {
  const { priceInvalid } = useOfficeTexts(productsTexts)
  const { notAStock, notADelivery } = useOfficeTexts(stockTexts)
  const most = countText(maximumStock)
  return {
    price: priceInvalid(countText(rupees(maximumOrderCents))),
    stock: notAStock(most),
    delivered: notADelivery(most),
  }
}

/** Whether the shop has certainly saved nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}
