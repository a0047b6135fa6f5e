import { useQuery } from '@tanstack/react-query'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { Button } from '../../ui/button.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { officeHref } from '../office-href.ts'
import type { OfficeProduct } from '../products/product-queries.ts'
import { Table } from '../ui/table.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type GridRow, pastedCells, savedText } from './grid-rows.ts'
import { setAsideQuery } from './set-aside.ts'
import type { useGrid } from './use-grid.ts'

type GridProps = { products: readonly OfficeProduct[]; grid: ReturnType<typeof useGrid> }

/**
 * Prices and stock as in a spreadsheet: arrow keys, Enter and Tab move and save, Escape undoes what was typed,
 * and a pasted column or block fills the cells from the focused one on.
 */
export function Grid({ products, grid }: GridProps) {
  const texts = useOfficeTexts(stockTexts)
  const { columns, cells, notPublished } = texts.grid
  const setAside = useQuery(setAsideQuery(products.map(({ productId }) => productId)))
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = pastedCells(event.clipboardData.getData('text'))
    if (pasted.length === 1 && pasted[0]?.length === 1) return
    event.preventDefault()
    const filled = products.slice(row, row + pasted.length)
    for (const [index, { productId }] of filled.entries()) {
      for (const [place, text] of (pasted[index] ?? []).entries()) {
        const name = grid.columns[column + place]
        if (name) grid.type(productId, name, text.trim())
      }
    }
    grid.save(filled.map(({ productId }) => productId))
  }

  return (
    <Table caption={texts.title} className="grid-table">
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          {grid.columns.map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
          <th scope="col" className="max-sm:hidden">
            {columns.outcome}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ productId, name, isPublished }, row) => {
          const state = grid.rowOf(productId)
          const inOrders = setAside.data?.get(productId)
          const setAsideId = `set-aside-${productId}`
          const saveTyped = () => {
            if (Object.keys(state.drafts).length > 0) grid.save([productId])
          }
          const note = (
            <Note
              state={state}
              onTheirs={() => grid.keepTheirs(productId)}
              onMine={() => grid.save([productId], { over: true })}
            />
          )
          return (
            <tr key={productId}>
              <th scope="row">
                <Link to={officeHref('/products/:productId', { productId })} className="text-link">
                  {unbrokenUnits(name)}
                </Link>
                {!isPublished && ` ${notPublished}`}
                {/* On a phone the last column would be out of sight. */}
                <div className="font-normal sm:hidden">{note}</div>
              </th>
              {grid.columns.map((column, place) => (
                <td key={column}>
                  <input
                    aria-label={cells[column](name)}
                    aria-describedby={column === 'stock' && inOrders ? setAsideId : undefined}
                    aria-invalid={state.note?.kind === 'REFUSED' || undefined}
                    inputMode={column === 'price' ? 'decimal' : 'numeric'}
                    autoComplete="off"
                    value={state.drafts[column] ?? savedText(state.shelf, column)}
                    onChange={(event) => grid.type(productId, column, event.currentTarget.value)}
                    onFocus={(event) => event.currentTarget.select()}
                    onBlur={({ relatedTarget }) => {
                      // The question before leaving asks what is to become of it.
                      if (!relatedTarget?.closest('dialog')) saveTyped()
                    }}
                    onPaste={(event) => paste(event, row, place)}
                    onKeyDown={(event) => {
                      if (event.key === 'Escape') grid.keepTheirs(productId)
                      else move(event, saveTyped)
                    }}
                    className="small-control w-18 text-right sm:w-28"
                  />
                  {column === 'delivered' && (
                    <span className="mt-1 block text-label text-husk-700">
                      {texts.grid.inStock(state.shelf.stockQuantity)}
                    </span>
                  )}
                  {column === 'stock' && inOrders && (
                    <span id={setAsideId} className="mt-1 block text-label text-husk-700">
                      {texts.setAside(inOrders)}
                    </span>
                  )}
                </td>
              ))}
              <td className="max-sm:hidden">{note}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type NoteProps = { state: GridRow; onTheirs: () => void; onMine: () => void }

function Note({ state: { note, shelf }, onTheirs, onMine }: NoteProps) {
  const texts = useOfficeTexts(stockTexts).grid
  if (note?.kind !== 'CONFLICT') {
    return (
      <span role="status" className={note?.kind === 'REFUSED' ? 'text-chilli-700' : undefined}>
        {note?.kind === 'REFUSED' && note.text}
        {note?.kind === 'SAVED' &&
          (note.delivered ? texts.added(note.delivered, shelf.stockQuantity) : texts.saved)}
      </span>
    )
  }
  return (
    <div role="alert" className="grid gap-1 text-chilli-700 sm:min-w-60">
      <span>{texts.conflict(savedText(shelf, 'price'), savedText(shelf, 'stock'))}</span>
      <span className="flex flex-wrap gap-3">
        <Button variant="link" size="small" onClick={onTheirs}>
          {texts.keepTheirs}
        </Button>
        <Button variant="link" size="small" onClick={onMine}>
          {texts.saveMine}
        </Button>
      </span>
    </div>
  )
}

/** Moves to another cell, which saves this one. At the edge of the grid the focus stays; Enter saves there too. */
function move(event: KeyboardEvent<HTMLInputElement>, save: () => void): void {
  const step = stepOf(event)
  if (!step) return
  event.preventDefault()
  const next = cellAt(event.currentTarget, step)
  if (next) next.focus()
  else if (event.key === 'Enter') save()
}

type Step = { down: number; right: number }

/** Left and right first move within the text. */
function stepOf({
  key,
  shiftKey,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): Step | undefined {
  const { selectionStart, selectionEnd, value } = currentTarget
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  switch (key) {
    case 'ArrowDown':
      return { down: 1, right: 0 }
    case 'ArrowUp':
      return { down: -1, right: 0 }
    case 'Enter':
      return { down: shiftKey ? -1 : 1, right: 0 }
    case 'ArrowRight':
      return isWhole || selectionStart === value.length ? { down: 0, right: 1 } : undefined
    case 'ArrowLeft':
      return isWhole || selectionEnd === 0 ? { down: 0, right: -1 } : undefined
    default:
      return undefined
  }
}

function cellAt(input: HTMLInputElement, { down, right }: Step) {
  const cell = input.closest('td')
  const line = input.closest('tr')
  const rows = [...(input.closest('tbody')?.rows ?? [])]
  if (!cell || !line) return undefined
  const target = rows[rows.indexOf(line) + down]?.cells[cell.cellIndex + right]
  return target?.querySelector('input')
}
