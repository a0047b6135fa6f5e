import { fullDate } from '../../domain/dates.ts'
import { furtherNotes } from '../../domain/delivery/notes.ts'
import { missingItemsOf } from '../../domain/orders/missing-items.ts'
import { packedLines } from '../../domain/orders/picking-sheet.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { sheetTexts } from '../../domain/texts/en/sheets.ts'
import { useTexts } from '../../ui/texts.ts'
import { SheetHead } from '../ui/sheet-head.tsx'
import { GoesWith } from './goes-with.tsx'
import { LeftOut } from './left-out.tsx'
import { MissingNote } from './missing-items.tsx'
import { PackedChanges } from './packed-changes.tsx'
import type { OrderDocument } from './queries.ts'
import { SheetName } from './sheet-name.tsx'

/**
 * One page for each box that can leave the store. The slips of orders that have left it can be printed
 * again, marked as copies.
 */
export function PackingSlips({ orders }: { orders: readonly OrderDocument[] }) {
  return (
    <>
      <LeftOut orders={orders.filter((order) => !hasSlip(order))} />
      {orders.filter(hasSlip).map((order) => (
        <PackingSlip key={order.orderId} order={order} />
      ))}
    </>
  )
}

function hasSlip({ hindrance, paymentStatus }: OrderDocument): boolean {
  return hindrance === null || paymentStatus === 'COMPLETED'
}

/** A box’s recipient and contents. No prices, because it may be a present. */
function PackingSlip({ order }: { order: OrderDocument }) {
  const { order: orderText, slip } = useTexts(sheetTexts)
  const dates = useTexts(formats)
  const notes = furtherNotes(order.notes, order.deliverTo)
  const missing = missingItemsOf(order)
  return (
    <article aria-label={orderText(order.orderId)} lang={dates.locale} className="sheet">
      <SheetHead title={`#${order.orderId}`}>
        {order.paymentStatus === 'COMPLETED' && <p className="font-semibold">{slip.copy}</p>}
      </SheetHead>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-3">
        <address className="text-body wrap-anywhere not-italic">
          <strong className="stencil text-card">{order.deliverTo.recipientName}</strong>
          <br />
          {order.deliverTo.streetAddress}
          <br />
          {order.deliverTo.postalCode}, {order.deliverTo.country}
          <br />
          {order.deliverTo.contact}
        </address>
        <div>
          {order.collectAt && <p className="font-semibold">{order.collectAt}</p>}
          <p>{slip.promised(fullDate(order.promisedBy, dates))}</p>
        </div>
      </div>
      <GoesWith order={order} />
      {notes && <p className="sheet-note">{notes}</p>}
      {missing && <MissingNote missing={missing} />}
      <h2 className="mt-5 mb-1.5">{slip.contents}</h2>
      <ul className="gap-8 sm:columns-2">
        {packedLines(order).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <li key={index} className="kept-whole py-1">
            <strong>
              {line.quantity} × <SheetName kind={line.kind} id={line.id} name={line.name} />
            </strong>
            {line.contents.length > 1 && (
              <ul className="ml-5 list-disc">
                {line.contents.map(({ productId, name, quantity }) => (
                  <li key={productId}>
                    {quantity} × <SheetName kind="product" id={productId} name={name} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {order.notSent.length > 0 && (
        <>
          <h2 className="mt-5 mb-1.5">{slip.notInside}</h2>
          <ul>
            {order.notSent.map(({ productId, name, quantity }) => (
              <li key={productId}>
                {quantity} × <SheetName kind="product" id={productId} name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
      {order.packed && <PackedChanges packed={order.packed} />}
    </article>
  )
}
