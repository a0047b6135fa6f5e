import { type ReactNode, Suspense, use } from 'react'
import { deliveryNotes } from '../../domain/delivery/notes.ts'
import { promiseOf } from '../../domain/delivery/promise.ts'
import { missingItemsOf } from '../../domain/orders/missing-items.ts'
import { orderType } from '../../domain/orders/order-type.ts'
import { isCancelled, shownStatus, statusLabel } from '../../domain/orders/status.ts'
import { shownCountry } from '../../domain/recipients/country.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import type { CustomerOrder } from './order-of.ts'

// Loaded for orders that have it; the order can be read without it.
const MissingItemsFacts = lazyOrNothing(() => import('./missing-items-facts.tsx'))

const GiftFacts = lazyOrNothing(() => import('../gifts/gift-facts.tsx'))
const SurpriseFact = lazyOrNothing(() => import('./surprise-fact.tsx'))
const TermsOfOrder = lazyOrNothing(() => import('../legal/terms-of-order.tsx'))
const DeliveryTime = lazyOrNothing(() => import('./delivery-time.tsx'))

/** When and what kind of order it was, how it is paid, and the notes that go with it. */
export function OrderFacts({ order }: { order: CustomerOrder }) {
  const texts = useTexts(orderTexts)
  const language = use(LanguageContext)
  const promise = promiseOf(order, texts.promises)
  const { deliverTo } = order
  const missing = missingItemsOf(order)
  const termsDays = useShop().legalDays?.terms
  return (
    <section
      aria-label={texts.details}
      className="grid gap-5 rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      <Facts title={texts.info}>
        <Fact label={texts.id}>#{order.orderId}</Fact>
        <Fact label={texts.date}>
          <ShopDate value={order.orderDate} />
        </Fact>
        <Fact label={texts.type}>{orderType(order, texts)}</Fact>
        {promise && (
          <Fact label={promise}>
            <ShopDate value={order.promisedBy} style="day" />
          </Fact>
        )}
      </Facts>
      <Facts title={texts.paymentInfo}>
        <Fact label={texts.method}>{order.paymentMethod || texts.unnamedMethod}</Fact>
        <Fact label={texts.transaction}>{order.transactionId || texts.noTransaction}</Fact>
        <Fact label={texts.status}>{statusLabel(shownStatus(order), texts)}</Fact>
      </Facts>
      {deliverTo && (
        <div>
          <h2 className="text-card">{order.collectAt ? texts.collectAt : texts.deliverTo}</h2>
          {order.collectAt && <p className="mt-1.5 text-small">{order.collectAt}</p>}
          <address className="mt-1.5 text-small wrap-anywhere not-italic">
            {order.collectAt
              ? deliverTo.recipientName
              : deliveryNotes({ ...deliverTo, country: shownCountry(deliverTo.country, language) })}
            <br />
            {deliverTo.contact}
          </address>
          {order.tellRecipient !== undefined && !isCancelled(order) && (
            <Suspense>
              <SurpriseFact recipient={deliverTo.recipientName} isTold={order.tellRecipient} />
            </Suspense>
          )}
        </div>
      )}
      {order.gift && (
        <Suspense>
          <GiftFacts gift={order.gift} />
        </Suspense>
      )}
      {order.slot && !isCancelled(order) && (
        <Suspense>
          <DeliveryTime order={order} slot={order.slot} />
        </Suspense>
      )}
      {missing && (
        <Suspense>
          <MissingItemsFacts missing={missing} />
        </Suspense>
      )}
      {termsDays && (
        <Suspense>
          <TermsOfOrder placedAt={order.orderDate} days={termsDays} />
        </Suspense>
      )}
      <div>
        <h2 className="text-card">{texts.notes}</h2>
        <p className="mt-1.5 text-small wrap-anywhere whitespace-pre-line">
          {order.notes || texts.noNotes}
        </p>
      </div>
    </section>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-card">{title}</h2>
      <dl>{children}</dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-husk-200 py-2">
      <dt className="text-small wrap-normal text-husk-700">{label}</dt>
      <dd className="min-w-0 text-right text-balance wrap-anywhere">{children}</dd>
    </div>
  )
}
