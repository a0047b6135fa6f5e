import { timesText } from '../../domain/delivery/hours-text.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import type { StopOfDriver } from './driving-query.ts'

/** Who gets an order and where, in short. */
export function Destination({ stop }: { stop: StopOfDriver }) {
  const texts = useTexts(drivingTexts)
  return (
    <>
      <p className="font-semibold wrap-anywhere">{stop.recipientName}</p>
      <p className="wrap-anywhere">
        {stop.streetAddress}, {stop.postalCode}
      </p>
      <p className="text-label text-husk-700">
        {texts.order(stop.orderId)} <Load stop={stop} />
      </p>
    </>
  )
}

/** What is handed over: how many bags, whether something is cold, and the promised hours. */
export function Load({ stop }: { stop: StopOfDriver }) {
  const texts = useTexts(drivingTexts)
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const { replacementId, bags, hasColdGoods, slot } = stop
  const facts = [
    ...(replacementId === null ? [] : [texts.again]),
    ...(bags === null ? [] : [texts.bags(bags)]),
    ...(hasColdGoods ? [texts.cold] : []),
    ...(slot ? [timesText(slot.from, slot.to, words)] : []),
  ]
  return facts.map((fact) => (
    <span key={fact} className="inline-block">
      {`· ${fact}`}
    </span>
  ))
}
