import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnanswered } from '../../contract/client.ts'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import type { OrderDetail } from '../orders/queries.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { PaymentLink } from './payment-link.tsx'
import { paymentLinkQuery } from './queries.ts'

/** How an order that staff has entered came, and the link with which it is paid. */
export function OrderLink({ order }: { order: OrderDetail }) {
  const { link: texts, channels } = useOfficeTexts(staffOrderTexts)
  const link = useQuery(paymentLinkQuery(order.orderId))
  return (
    <section aria-labelledby="payment-link" className="panel grid gap-3">
      <h2 id="payment-link">{texts.title}</h2>
      {order.entered && <p>{texts.enteredBy(order.entered.by, channels[order.entered.channel])}</p>}
      {link.isPending && <Spinner />}
      {link.error && <Failed list={link} />}
      {link.data && link.data.state !== 'open' && <p>{texts.states[link.data.state]}</p>}
      {link.data?.state === 'open' && <OpenLink order={order} {...link.data} />}
    </section>
  )
}

type OpenLinkProps = { order: OrderDetail; url: string; until: string | null }

function OpenLink({ order: { orderId, customer }, url, until }: OpenLinkProps) {
  const texts = useOfficeTexts(staffOrderTexts).link
  const [isPerhapsMailed, setPerhapsMailed] = useState(false)
  return (
    <>
      {until && (
        <p>
          <Sentence parts={texts.until(<ShopDate value={until} />)} />
        </p>
      )}
      <PaymentLink url={url} telephone={customer?.telephone ?? ''} />
      {customer?.email && (
        <ChangeForm
          label={texts.mail}
          submit={texts.mail}
          question={isPerhapsMailed ? { text: () => texts.confirmAgain } : undefined}
          send={async () => {
            const params = { orderId: String(orderId) }
            try {
              await api('POST /admin/orders/{orderId}/payment-link/mails', { params })
            } catch (error) {
              if (isUnanswered(error)) setPerhapsMailed(true)
              throw error
            }
            setPerhapsMailed(false)
            toast.success(texts.mailed)
          }}
        />
      )}
    </>
  )
}
