import { useId } from 'react'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Collection } from './use-collection.ts'

type DeliveryWayProps = { collection: Collection }

/** Asks whether the order is delivered, or where its customer collects it. */
export default function DeliveryWay({ collection }: DeliveryWayProps) {
  const texts = useTexts(deliveryTexts)
  const name = useId()
  const { places, collectAt, choose } = collection
  const ways = [
    { areaId: undefined, label: texts.deliver },
    ...places.map((place) => ({ areaId: place.areaId, label: texts.collect(place.name) })),
  ]
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{texts.way}</legend>
      {ways.map(({ areaId, label }) => (
        <label
          key={areaId ?? 'delivery'}
          className="flex min-h-11 items-center gap-2.5 py-1 text-small leading-snug"
        >
          <input
            type="radio"
            name={name}
            value={areaId ?? ''}
            checked={areaId === collectAt}
            onChange={() => choose(areaId)}
            className="size-5 flex-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
