import { furtherNotes } from '../../domain/delivery/notes.ts'
import { missingItemsOf } from '../../domain/orders/missing-items.ts'
import { isToPack, type Picking, pickingSheet } from '../../domain/orders/picking-sheet.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { sheetTexts } from '../../domain/texts/en/sheets.ts'
import { useTexts } from '../../ui/texts.ts'
import { SheetHead } from '../ui/sheet-head.tsx'
import { GoesWith } from './goes-with.tsx'
import { LeftOut } from './left-out.tsx'
import { MissingNote } from './missing-items.tsx'
import type { OrderDocument } from './queries.ts'
import { SheetName, useTranslatedName } from './sheet-name.tsx'

/** What to take from the shelves, for all orders at once; then what goes into the box of each order, with squares to tick by pen. */
export function PickingSheet({ orders }: { orders: readonly OrderDocument[] }) {
  const { picking: texts } = useTexts(sheetTexts)
  const { locale } = useTexts(formats)
  const packed = orders.filter(isToPack)
  const byCategory = Map.groupBy(pickingSheet(packed), ({ category }) => category.categoryId)
  return (
    <>
      <LeftOut orders={orders.filter((order) => !isToPack(order))} />
      {packed.length > 0 && (
        <div lang={locale} className="numbered-sheet grid gap-8">
          <section aria-label={texts.shelves}>
            <SheetHead title={texts.shelves}>
              <p>{texts.caption(packed.length)}</p>
              <p>{packed.map(({ orderId }) => `#${orderId}`).join(' · ')}</p>
            </SheetHead>
            <table className="table printed-table">
              <caption>{texts.caption(packed.length)}</caption>
              <thead>
                <tr>
                  <th scope="col" className="number">
                    {texts.columns.units}
                  </th>
                  <th scope="col">{texts.columns.product}</th>
                  <th scope="col">{texts.columns.orders}</th>
                </tr>
              </thead>
              {[...byCategory].map(([categoryId, picked]) => (
                <CategoryRows key={categoryId} picked={picked} />
              ))}
            </table>
          </section>
          <section aria-labelledby="into-boxes">
            <h2 id="into-boxes" className="mb-2">
              {texts.boxes}
            </h2>
            {packed.map((order) => (
              <Box key={order.orderId} order={order} />
            ))}
          </section>
        </div>
      )}
    </>
  )
}

function CategoryRows({ picked }: { picked: readonly Picking[] }) {
  const category = picked[0]?.category
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="stencil pt-4 text-lead">
          {category && <SheetName kind="category" id={category.categoryId} name={category.name} />}
        </th>
      </tr>
      {picked.map(({ productId, name, quantity, perOrder }) => (
        <tr key={productId}>
          <td>
            <span className="flex items-baseline justify-between gap-3">
              <span aria-hidden className="tick-by-pen" />
              <span className="stencil text-card">{quantity}</span>
            </span>
          </td>
          <th scope="row">
            <SheetName kind="product" id={productId} name={name} />
          </th>
          <td>{perOrder.map((own) => `#${own.orderId}: ${own.quantity}`).join(' · ')}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Box({ order }: { order: OrderDocument }) {
  const { order: orderText, picking: texts } = useTexts(sheetTexts)
  const translatedName = useTranslatedName()
  const { orderId, shortages, deliverTo } = order
  const notes = furtherNotes(order.notes, order.deliverTo)
  const missing = shortages.map(({ productId: id, quantity, name }) => {
    const translated = translatedName({ kind: 'product', id })
    return `${quantity} × ${translated ? `${translated} / ${name}` : name}`
  })
  const choices = missingItemsOf(order)
  return (
    <section aria-label={orderText(orderId)} className="kept-whole border-t-2 border-ink pt-2 pb-5">
      <h3 className="flex items-baseline justify-between gap-4 wrap-anywhere">
        {deliverTo.recipientName}
        <span className="text-section">#{orderId}</span>
      </h3>
      <GoesWith order={order} />
      {notes && <p className="sheet-note">{texts.note(notes)}</p>}
      {choices && <MissingNote missing={choices} />}
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {pickingSheet([order]).map(({ productId, name, quantity }) => (
          <li key={productId} className="flex gap-2 py-0.5">
            <span aria-hidden className="tick-by-pen mt-0.5" />
            <span>
              <strong>{quantity}</strong> × <SheetName kind="product" id={productId} name={name} />
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-1 font-semibold">{texts.missing(missing.join(', '))}</p>
      )}
    </section>
  )
}
