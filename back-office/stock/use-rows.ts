import { useEffect, useRef, useState } from 'react'
import type { OfficeProduct } from '../products/product-queries.ts'
import { useUnsaved } from '../ui/unsaved.ts'
import { type GridRow, isTyped } from './grid-rows.ts'

type Rows = Record<number, GridRow>

/** The rows of the grid. What is not saved is kept while another page of the list is shown. */
export function useRows(products: readonly OfficeProduct[]) {
  const [rows, setRows] = useState<Rows>({})
  // Saves wait for each other, and each must see the rows as the one before left them.
  const latest = useRef(rows)
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
  const isShown = (id: number) => shown.current.some(({ productId }) => productId === id)

  return { rowOf, put, isShown }
}
