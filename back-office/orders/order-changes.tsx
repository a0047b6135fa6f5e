import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { officeHref } from '../office-href.ts'
import { useMay } from '../session/operator.tsx'
import { useEntersOrders } from '../session/use-features.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDetail } from './queries.ts'
import { relatedOrders } from './related-orders.ts'

/** Leads to where an order that is not packed is entered again with changes, or goods are added to it. */
export function ChangeLink({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(ordersTexts).changes
  const may = useMay()
  const entersOrders = useEntersOrders()
  const { orderId, customer, paymentStatus, packed } = order
  const isOpen = paymentStatus === 'PENDING' || (paymentStatus === 'PAID' && !packed)
  if (!entersOrders || !may('orders.enter') || !customer || !isOpen) return null
  return (
    <ButtonLink
      to={withQuery(officeHref('/orders/new'), { changes: orderId })}
      variant="outline"
      size="small"
    >
      {paymentStatus === 'PAID' ? texts.add : texts.again}
    </ButtonLink>
  )
}

/** The orders that go with this one in the same delivery. */
export function RelatedOrders({ order }: { order: OrderDetail }) {
  const texts = useOfficeTexts(ordersTexts).changes
  const related = relatedOrders(order)
  if (related.length === 0) return null
  return (
    <p className="mb-4">
      {texts.goesWith}{' '}
      {related.map((orderId) => (
        <Link
          key={orderId}
          to={officeHref('/orders/:orderId', { orderId })}
          className="mr-2 text-link"
        >
          #{orderId}
        </Link>
      ))}
    </p>
  )
}
