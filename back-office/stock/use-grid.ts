import { useRef, useState } from 'react'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { api, queryClient } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import type { OfficeProduct } from '../products/product-queries.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { changeOf, type GridColumn, type GridRow, type Shelf } from './grid-rows.ts'

export type Reason = { kind: 'CORRECTION' | 'DELIVERY'; cause: string }
type Rows = Record<number, GridRow>

/** The state of the grid. It saves what is typed, one request after the other. */
export function useGrid(products: readonly OfficeProduct[], reason: Reason) {
  const { faults } = useOfficeTexts(stockTexts).grid
  const [rows, setRows] = useState<Rows>({})
  // Saves wait for each other, and each must see the rows as the one before left them.
  const latest = useRef(rows)
  const queue = useRef(Promise.resolve())
  const failureOf = useFailureOf()

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
    queue.current = queue.current.then(async () => {
      const wanted = productIds.filter((id) => over || rowOf(id).note?.kind !== 'CONFLICT')
      const changes = wanted.flatMap((productId) => {
        const { change, fault } = changeOf(productId, rowOf(productId))
        if (fault) put(productId, { note: { kind: 'REFUSED', text: faults[fault] } })
        else if (!change) put(productId, { drafts: {} })
        return change ?? []
      })
      if (changes.length === 0) return
      try {
        const sent = new Map(changes.map(({ productId }) => [productId, rowOf(productId).drafts]))
        const { body } = await api('PATCH /admin/products', { body: { ...reason, changes } })
        for (const { productId, outcome, current } of body) {
          if (outcome === 'SAVED' && current) saved(productId, current, sent.get(productId))
          else markConflict(productId, current)
        }
        void queryClient.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
      } catch (error) {
        const text = failureOf(error)
        for (const { productId } of changes) put(productId, { note: { kind: 'REFUSED', text } })
      }
    })
  }
  /** Keeps what was typed during the save. */
  const saved = (productId: number, shelf: Shelf, sent: GridRow['drafts'] = {}) => {
    const drafts = { ...rowOf(productId).drafts }
    for (const column of ['price', 'stock'] as const) {
      if (drafts[column] === sent[column]) delete drafts[column]
    }
    put(productId, { shelf, drafts, note: { kind: 'SAVED' } })
  }
  const markConflict = (productId: number, current: Shelf | null) =>
    put(productId, {
      ...(current ? { shelf: current } : {}),
      note: { kind: 'CONFLICT' },
    })

  return { rowOf, type, save, keepTheirs }
}
