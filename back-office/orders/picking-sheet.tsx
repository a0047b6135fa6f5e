import { furtherNotes } from '../../domain/delivery/notes.ts'
import { missingItemsOf } from '../../domain/orders/missing-items.ts'
import { isToPack, type Picking, pickingSheet } from '../../domain/orders/picking.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { sheetTexts } from '../../domain/texts/en/sheets.ts'
import { useTexts } from '../../ui/texts.ts'
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
        <div lang={locale} className="grid gap-8">
          <section aria-labelledby="from-shelves">
            <h2 id="from-shelves" className="mb-2">
              {texts.shelves}
            </h2>
            <table className="table printed">
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
          <section aria-labelledby="into-boxes" className="grid gap-5">
            <h2 id="into-boxes">{texts.boxes}</h2>
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
        <th scope="rowgroup" colSpan={3} className="text-label text-husk-700">
          {category && <SheetName kind="category" id={category.categoryId} name={category.name} />}
        </th>
      </tr>
      {picked.map(({ productId, name, quantity, perOrder }) => (
        <tr key={productId}>
          <td className="number stencil text-card">{quantity}</td>
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
    <section aria-label={orderText(orderId)} className="kept-whole">
      <h3>
        #{orderId} {deliverTo.recipientName}
      </h3>
      {notes && <p className="my-1 border border-husk-500 p-2">{texts.note(notes)}</p>}
      {choices && <MissingNote missing={choices} />}
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {pickingSheet([order]).map(({ productId, name, quantity }) => (
          <li key={productId} className="flex gap-2 py-0.5">
            <span aria-hidden className="mt-1 size-3.5 flex-none border border-ink" />
            {quantity} × <SheetName kind="product" id={productId} name={name} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-1 font-semibold">{texts.missing(missing.join(', '))}</p>
      )}
    </section>
  )
}
