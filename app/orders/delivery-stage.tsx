import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { onTheWayTexts } from '../../domain/texts/en/on-the-way.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { deliveryPhotoQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { CustomerOrder } from './order-of.ts'

type Delivery = NonNullable<CustomerOrder['delivery']>

/** How far the order is on its way to the door, and what became of it there. */
export default function DeliveryStage({ delivery }: { delivery: Delivery }) {
  const texts = useTexts(onTheWayTexts)
  const langOf = useLangOf()
  const { stage, at, receivedBy, photoIds } = delivery
  return (
    <section
      aria-labelledby="delivery-stage"
      className="rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      <h2 id="delivery-stage" className="text-card">
        {texts.title}
      </h2>
      <p className="mt-1.5 font-semibold">{texts.stages[stage]}</p>
      <p className="text-small text-husk-700">
        <ShopDate value={at} />
      </p>
      {receivedBy && (
        <p className="mt-1.5 wrap-anywhere" lang={langOf(receivedBy)}>
          {texts.receivedBy(receivedBy)}
        </p>
      )}
      {photoIds.map((photoId) => (
        <Photo key={photoId} photoId={photoId} />
      ))}
    </section>
  )
}

/** Loaded only if its customer wants to see it. */
function Photo({ photoId }: { photoId: number }) {
  const texts = useTexts(onTheWayTexts)
  const [isWanted, setWanted] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusWhenGone(!isWanted, place)
  const photo = useQuery({ ...deliveryPhotoQuery(photoId), ...onPress, enabled: isWanted })
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {!isWanted && (
        <Button variant="link" onClick={() => setWanted(true)}>
          {texts.seePhoto}
        </Button>
      )}
      {isWanted && photo.isPending && <Spinner />}
      {photo.isError && (
        <LoadFailure text={texts.photoNotLoaded} onRetry={() => void photo.refetch()} />
      )}
      {photo.data && <img src={photo.data} alt={texts.photo} className="mt-2 max-w-full" />}
    </div>
  )
}
