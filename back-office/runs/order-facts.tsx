import { Link } from 'react-router'
import { timesText } from '../../domain/delivery/hours-text.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { officeHref } from '../office-href.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderToPlan } from './runs-query.ts'

/** Where an order goes, when it is promised, and whether it is ready. */
export function OrderFacts({ order }: { order: OrderToPlan }) {
  const texts = useOfficeTexts(officeRunsTexts)
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const { orderId, replacementId, recipientName, streetAddress, postalCode, areaName, slot } = order
  return (
    <>
      <p className="wrap-anywhere">
        <Link to={officeHref('/orders/:orderId', { orderId })} className="text-link font-semibold">
          #{texts.name(orderId, replacementId !== null)}
        </Link>{' '}
        {recipientName}
      </p>
      <p className="wrap-anywhere">
        {streetAddress}, {postalCode}
        {areaName && ` · ${areaName}`}
      </p>
      <p className="text-label text-husk-700">
        <Sentence parts={texts.promised(<ShopDate value={order.promisedBy} style="short" />)} />
        {slot && `, ${timesText(slot.from, slot.to, words)}`}
      </p>
      <p className="flex flex-wrap gap-x-3 text-label font-semibold empty:hidden">
        <States order={order} />
      </p>
    </>
  )
}

function States({ order }: { order: OrderToPlan }) {
  const texts = useOfficeTexts(officeRunsTexts)
  const { isPacked, bags, hasColdGoods, attempts, hindrance, isCancelled } = order
  return (
    <>
      {isPacked && <span className="text-leaf-700">{texts.packed(bags)}</span>}
      {hasColdGoods && <span>{texts.cold}</span>}
      {attempts > 0 && <span>{texts.attempts(attempts)}</span>}
      {hindrance && !isCancelled && (
        <span className="text-chilli-700">{texts.hindrances[hindrance]}</span>
      )}
    </>
  )
}
