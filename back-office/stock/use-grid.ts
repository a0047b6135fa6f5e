import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { officeRefusalTexts } from '../../domain/texts/en/back-office/refusals.ts'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import type { OfficeProduct } from '../products/product-queries.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import {
  changeOf,
  type GridColumn,
  type GridRow,
  gridColumns,
  type Reason,
  type Shelf,
} from './grid-rows.ts'

type Rows = Record<number, GridRow>

/**
 * The state of the grid. It saves what is typed, one request after the other, and keeps what is not saved while another
 * page of the list is shown.
 */
export function useGrid(products: readonly OfficeProduct[], reason: Reason) {
  const { faults, absent, perhapsAdded, perhapsUnsaved } = useOfficeTexts(stockTexts).grid
  const { stockOutOfRange } = useOfficeTexts(officeRefusalTexts)
  const [rows, setRows] = useState<Rows>({})
  // Saves wait for each other, and each must see the rows as the one before left them.
  const latest = useRef(rows)
  const queue = useRef(Promise.resolve())
  const failureOf = useFailureOf()
  useUnsaved(Object.values(rows).some((row) => isTyped(row) && !row.saves))

  const shown = useRef<readonly OfficeProduct[]>([])
  useEffect(() => {
    shown.current = products
    return () => {
      shown.current = []
    }
  }, [products])
  const list = products.map(({ productId }) => productId).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the list shows what is saved by now
  useEffect(() => {
    const kept = Object.entries(latest.current).filter(([, row]) => isTyped(row) || row.saves)
    latest.current = Object.fromEntries(kept)
    setRows(latest.current)
  }, [list])

  const rowOf = (productId: number): GridRow => {
    const known = latest.current[productId]
    if (known) return known
    const product = products.find((each) => each.productId === productId)
    if (!product) throw new Error(`The grid does not show product ${productId}`)
    const { price, stockQuantity, version } = product
    return { shelf: { price, stockQuantity, version }, drafts: {} }
  }
  const put = (productId: number, change: Partial<GridRow>) => {
    const row = { ...rowOf(productId), ...change }
    latest.current = { ...latest.current, [productId]: row }
    setRows(latest.current)
  }

  const type = (productId: number, column: GridColumn, text: string) => {
    const { drafts } = rowOf(productId)
    put(productId, { drafts: { ...drafts, [column]: text }, note: undefined })
  }
  const keepTheirs = (productId: number) => put(productId, { drafts: {}, note: undefined })

  /** Saves what was typed into these rows. A row in conflict waits until the operator decides. */
  const save = (productIds: readonly number[], { over = false } = {}) => {
    const count = (change: number) => {
      for (const id of productIds) put(id, { saves: (rowOf(id).saves ?? 0) + change })
    }
    count(1)
    queue.current = queue.current.then(async () => {
      await saveTyped(productIds, over)
      count(-1)
      sayUnsaved(productIds)
    })
  }
  const saveTyped = async (productIds: readonly number[], over: boolean) => {
    const wanted = productIds.filter((id) => over || rowOf(id).note?.kind !== 'CONFLICT')
    const changes = wanted.flatMap((productId) => {
      const { change, fault } = changeOf(productId, rowOf(productId), reason)
      if (fault) put(productId, { note: { kind: 'REFUSED', text: faults[fault] } })
      else if (!change)
        put(productId, { drafts: without(rowOf(productId).drafts, gridColumns(reason.kind)) })
      return change ?? []
    })
    if (changes.length === 0) return
    try {
      const sent = new Map(changes.map(({ productId }) => [productId, rowOf(productId).drafts]))
      const deliveries = new Map(
        changes.map(({ productId, stock }) => [
          productId,
          stock?.kind === 'DELIVERY' ? stock.delivered : undefined,
        ]),
      )
      const { body } = await api('PATCH /admin/products', { body: { changes } })
      for (const { productId, outcome, current } of body) {
        if (outcome === 'SAVED' && current) {
          saved(productId, current, sent.get(productId), deliveries.get(productId))
        } else if (outcome === 'CONFLICT' && current) {
          put(productId, { shelf: current, note: { kind: 'CONFLICT' } })
        } else {
          const text = outcome === 'OUT_OF_RANGE' ? stockOutOfRange : absent
          put(productId, { note: { kind: 'REFUSED', text } })
        }
      }
      void queryClient.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
    } catch (error) {
      const failure = failureOf(error)
      for (const { productId, stock } of changes) {
        // A count can be sent twice. A delivery that was saved without an answer would be added twice.
        const isUnsure = stock?.kind === 'DELIVERY' && !isRefused(error)
        const { drafts } = rowOf(productId)
        put(productId, {
          drafts: isUnsure ? without(drafts, ['delivered']) : drafts,
          note: { kind: 'REFUSED', text: isUnsure ? perhapsAdded : failure },
        })
      }
    }
  }
  /** Keeps what was typed during the save. */
  const saved = (
    productId: number,
    shelf: Shelf,
    sent: GridRow['drafts'] = {},
    delivered: number | undefined,
  ) => {
    const { drafts } = rowOf(productId)
    const unchanged = gridColumns(reason.kind).filter((column) => drafts[column] === sent[column])
    put(productId, {
      shelf,
      drafts: without(drafts, unchanged),
      note: { kind: 'SAVED', delivered },
    })
  }

  /** Beside a row that is not shown any more nobody reads why. */
  const sayUnsaved = (productIds: readonly number[]) => {
    const isShown = (id: number) => shown.current.some(({ productId }) => productId === id)
    const names = products
      .filter(({ productId }) => productIds.includes(productId) && !isShown(productId))
      .filter(({ productId }) => isNotSaved(rowOf(productId)))
      .map(({ name }) => name)
    if (names.length > 0) toast.error(perhapsUnsaved(names.join(', ')))
  }

  return { columns: gridColumns(reason.kind), rowOf, type, save, keepTheirs }
}

function isTyped({ drafts }: GridRow): boolean {
  return Object.keys(drafts).length > 0
}

function isNotSaved({ note }: GridRow): boolean {
  return note !== undefined && note.kind !== 'SAVED'
}

function without(drafts: GridRow['drafts'], columns: readonly GridColumn[]): GridRow['drafts'] {
  const kept = { ...drafts }
  for (const column of columns) delete kept[column]
  return kept
}

/** Whether the shop has certainly saved nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}
