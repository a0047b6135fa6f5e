import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { hoursText } from '../../domain/delivery/hours-text.ts'
import { furtherNotes } from '../../domain/delivery/notes.ts'
import { missingItemsOf } from '../../domain/orders/missing-items.ts'
import { isCancelled } from '../../domain/orders/status.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { sheetTexts } from '../../domain/texts/en/sheets.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { MailsAbout } from '../mails/mails-about.tsx'
import { officeHref } from '../office-href.ts'
import { May, useMay } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { OrderLink } from '../staff-orders/order-link.tsx'
import { inOneLine } from '../ui/in-one-line.ts'
import { NotShown } from '../ui/not-shown.tsx'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { CancelForm } from './cancel-form.tsx'
import { Claims } from './claims.tsx'
import { CompleteButton } from './complete-button.tsx'
import { Credits } from './credits.tsx'
import { Documents } from './documents.tsx'
import { GiveMoneyBack } from './give-money-back.tsx'
import { History } from './history.tsx'
import { MissingChoices } from './missing-items.tsx'
import { MoveForm } from './move-form.tsx'
import { Notes } from './notes.tsx'
import { ChangeLink, RelatedOrders } from './order-changes.tsx'
import { OrderConcerns } from './order-concerns.tsx'
import { OrderLines } from './order-lines.tsx'
import { PackedChanges } from './packed-changes.tsx'
import { PrintLinks } from './print-links.tsx'
import { type OrderDetail, orderQuery } from './queries.ts'
import { Refunds } from './refunds.tsx'
import { Concerns, OrderStatus } from './status.tsx'
import { canHaveTaxInvoice, TaxInvoiceForm } from './tax-invoice-form.tsx'
import { UndoForm } from './undo-form.tsx'

/** An order with everything that the shop knows about it, and what can be done with it now. */
export function Component() {
  const { orderId = '' } = useParams()
  const texts = useOfficeTexts(ordersTexts)
  const order = useQuery(orderQuery(orderId))
  if (order.error && !order.data) {
    const list = { to: officeHref('/orders'), name: texts.all }
    const title = texts.order(orderId)
    return <NotShown thing={order} title={title} none={texts.none} list={list} />
  }
  if (!order.data) return <Spinner />
  return <Order order={order.data} />
}

function Order({ order }: { order: OrderDetail }) {
  const { orderId, paymentStatus, version } = order
  const texts = useOfficeTexts(ordersTexts)
  const may = useMay()
  const isOpen = paymentStatus === 'PENDING' || paymentStatus === 'PAID'
  useFocusAfter(paymentStatus)
  const canBeCredited = paymentStatus === 'PAID' || paymentStatus === 'COMPLETED'
  return (
    <>
      <PageTitle title={texts.order(orderId)}>
        <PrintLinks ids={[orderId]} />
        <ChangeLink order={order} />
        {order.hindrance === 'PICKING' && may('orders.pick') && (
          <ButtonLink
            to={officeHref('/picking/:orderId', { orderId })}
            variant="outline"
            size="small"
          >
            {texts.toPicking}
          </ButtonLink>
        )}
        {paymentStatus === 'PAID' && may('orders.complete') && (
          <CompleteButton
            chosen={[{ id: orderId, version, status: paymentStatus, hindrance: order.hindrance }]}
            missing={order.shortages.map(({ quantity, name, inStock }) =>
              texts.shortage.missing(quantity, name, inStock),
            )}
            onDone={() => {}}
          />
        )}
      </PageTitle>
      <p className="mb-4 flex flex-wrap gap-2">
        <OrderStatus status={paymentStatus} isPacked={order.packed !== undefined} />
        <Concerns concerns={order.concerns} />
      </p>
      <RelatedOrders order={order} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <OrderConcerns order={order} />
          {order.entered && may('orders.enter') && <OrderLink order={order} />}
          <Claims order={order} />
          <OrderLines order={order} />
          {order.packed && <Packed packed={order.packed} />}
          <Facts order={order} />
          <Documents order={order} />
          <Credits credits={order.credits} />
          <Refunds refunds={order.refunds} />
          <History history={order.history} />
          <May right="mails.see">
            <MailsAbout about={{ order: String(orderId) }} />
          </May>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Notes orderId={orderId} notes={order.operatorNotes} />
          {canBeCredited && may('refunds.give') && <GiveMoneyBack order={order} />}
          {canHaveTaxInvoice(order) && may('invoices.issue') && <TaxInvoiceForm order={order} />}
          {isOpen && order.slot && may('orders.move') && <MoveForm order={order} />}
          {isOpen && may('orders.cancel') && <CancelForm order={order} />}
          {paymentStatus === 'COMPLETED' && order.customer && may('orders.complete') && (
            <UndoForm order={order} />
          )}
        </div>
      </div>
    </>
  )
}

function Packed({ packed }: { packed: NonNullable<OrderDetail['packed']> }) {
  const texts = useOfficeTexts(ordersTexts).packed
  return (
    <Panel id="packed" title={texts.title}>
      <p>
        <Sentence parts={texts.at(<ShopDate value={packed.at} />, packed.bags)} />
      </p>
      <PackedChanges packed={packed} />
    </Panel>
  )
}

function Facts({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(ordersTexts).facts
  const { missingItems } = useTexts(sheetTexts)
  const { customer, deliverTo } = order
  const notes = furtherNotes(order.notes, deliverTo)
  const missing = missingItemsOf(order)
  return (
    <Panel id="facts" title={texts.title}>
      <dl className="facts wrap-anywhere">
        {order.collectAt && (
          <>
            <dt>{texts.collectAt}</dt>
            <dd>{order.collectAt}</dd>
          </>
        )}
        <dt>{texts.recipient}</dt>
        <dd>
          {inOneLine(
            deliverTo.recipientName,
            deliverTo.streetAddress,
            deliverTo.postalCode,
            deliverTo.country,
          )}
        </dd>
        <dt>{texts.contact}</dt>
        <dd>
          {deliverTo.contact && (
            <a href={`tel:${deliverTo.contact}`} className="text-link">
              {deliverTo.contact}
            </a>
          )}
        </dd>
        {order.tellRecipient === false && (
          <>
            <dt>{texts.surprise}</dt>
            <dd>{texts.notTold}</dd>
          </>
        )}
        {notes && (
          <>
            <dt>{texts.notes}</dt>
            <dd>{notes}</dd>
          </>
        )}
        {missing && (
          <>
            <dt>{missingItems.title}</dt>
            <dd>
              <MissingChoices missing={missing} />
            </dd>
          </>
        )}
        <dt>{texts.customer}</dt>
        <dd>
          {customer ? (
            <>
              <Link
                to={officeHref('/customers/:customerId', { customerId: customer.id })}
                className="text-link"
              >
                {customer.name}
              </Link>
              , {inOneLine(customer.email, customer.telephone)}
            </>
          ) : (
            texts.noCustomer
          )}
        </dd>
        <dt>{texts.placed}</dt>
        <dd>
          <ShopDate value={order.orderDate} />
        </dd>
        {!isCancelled(order) && (
          <>
            <dt>{texts.promised}</dt>
            <dd>
              <Promised order={order} />
            </dd>
          </>
        )}
        <dt>{texts.paidWith}</dt>
        <dd>{order.paymentMethod ?? texts.notPaid}</dd>
        <dt>{texts.transaction}</dt>
        <dd className="break-all">{order.transactionId}</dd>
        <dt>{texts.kept}</dt>
        <dd>
          <Money rupees={order.keptAmount} precise />
        </dd>
      </dl>
    </Panel>
  )
}

/** The promised day, with the hours that were chosen. */
function Promised({ order }: { order: OrderDetail }) {
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  if (!order.slot) return <ShopDate value={order.promisedBy} style="day" />
  return hoursText(order.slot.from, order.slot.to, words)
}
