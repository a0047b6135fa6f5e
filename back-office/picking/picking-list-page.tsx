import { useQuery } from '@tanstack/react-query'
import { timesText } from '../../domain/delivery/hours-text.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { replacementTexts } from '../../domain/texts/en/replacements.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { officeHref } from '../office-href.ts'
import { replacementsQuery } from '../orders/queries.ts'
import { SentAgain } from '../orders/replacement.tsx'
import { Failed } from '../ui/list-page.tsx'
import { PhonePage } from '../ui/phone-page.tsx'
import { type OrderToPick, ordersToPickQuery } from './picking-queries.ts'

/** The orders that are to be picked, for those who stand in the store with a phone. */
export function Component() {
  return (
    <PhonePage texts={pickingPhoneTexts}>
      <OrdersToPick />
      <ToSendAgain />
    </PhonePage>
  )
}

const groups = ['mine', 'free', 'others', 'packed'] as const

function groupOf({ picker, isMine, packedAt }: OrderToPick): (typeof groups)[number] {
  if (packedAt) return 'packed'
  if (isMine) return 'mine'
  return picker ? 'others' : 'free'
}

function OrdersToPick() {
  const texts = useTexts(pickingPhoneTexts)
  const list = useQuery(ordersToPickQuery)
  const grouped = Map.groupBy(list.data ?? [], groupOf)
  return (
    <>
      {list.isPending && <Spinner />}
      {list.error && <Failed list={list} />}
      {list.data?.length === 0 && <p>{texts.nothing}</p>}
      {groups.map((group) => {
        const orders = grouped.get(group)
        return (
          orders && (
            <section key={group} aria-label={texts.groups[group]} className="mt-5">
              <h2 className="text-card">{texts.groups[group]}</h2>
              <ul>
                {orders.map((order) => (
                  <Order key={order.orderId} order={order} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </>
  )
}

/** Below the orders, which come first: there somebody waits for everything. */
function ToSendAgain() {
  const { title } = useTexts(replacementTexts)
  const { order } = useTexts(pickingPhoneTexts)
  const list = useQuery(replacementsQuery)
  if (list.isPending || list.data?.length === 0) return null
  return (
    <section aria-labelledby="send-again" className="mt-5">
      <h2 id="send-again" className="text-card">
        {title}
      </h2>
      {list.error && <Failed list={list} />}
      <ul>
        {list.data?.map((replacement) => (
          <li key={replacement.replacementId} className="grid gap-2 border-b border-husk-200 py-3">
            <p className="font-semibold">{order(replacement.orderId)}</p>
            <p className="wrap-anywhere">{replacement.recipientName}</p>
            <SentAgain replacement={replacement} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Order({ order }: { order: OrderToPick }) {
  const texts = useTexts(pickingPhoneTexts)
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const { orderId, picker, recipientName, promisedBy, slot } = order
  const group = groupOf(order)
  const labels = { mine: texts.goOn, free: texts.start, others: texts.takeOver, packed: texts.look }
  return (
    <li className="flex items-center justify-between gap-3 border-b border-husk-200 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{texts.order(orderId)}</p>
        <p className="wrap-anywhere">{recipientName}</p>
        <p className="text-label text-husk-700">
          <Sentence parts={texts.promised(<ShopDate value={promisedBy} style="short" />)} />
          {slot && `, ${timesText(slot.from, slot.to, words)}`}
        </p>
        {order.hasLostSlot && <p className="text-label">{texts.lostSlot}</p>}
        {group === 'others' && picker && <p className="text-label">{texts.with(picker)}</p>}
      </div>
      <ButtonLink
        to={officeHref('/picking/:orderId', { orderId })}
        variant={group === 'free' || group === 'mine' ? 'primary' : 'outline'}
        className="flex-none"
      >
        {labels[group]}
        <span className="sr-only"> {texts.order(orderId)}</span>
      </ButtonLink>
    </li>
  )
}
