import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hoursText } from '../../domain/delivery/hours-text.ts'
import { slotName } from '../../domain/delivery/slots.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Section } from './section.tsx'

const promisesQuery = queryOptions({
  queryKey: ['dashboard', 'promises'],
  queryFn: async () => (await api('GET /admin/delivery/promises', {})).body,
})

/** Whether deliveries come when they were promised, and which times fill up. Nothing while no times are promised. */
export function DeliveryPromises() {
  const texts = useOfficeTexts(dashboardTexts).promises
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const promises = useQuery(promisesQuery)
  if (promises.error && !promises.data) return <Failed list={promises} />
  if (!promises.data) return null
  const { days, kept, broken, late, filling } = promises.data
  if (kept + broken + late.length + filling.length === 0) return null
  return (
    <Section title={texts.title} remark={texts.remark(days)}>
      {kept + broken > 0 && <p className="font-semibold">{texts.kept(kept, broken)}</p>}
      {late.length > 0 && (
        <>
          <h3>{texts.late}</h3>
          <ul className="grid gap-1">
            {late.map(({ orderId, promisedTo }) => (
              <li key={orderId}>
                <Link to={officeHref('/orders/:orderId', { orderId })} className="text-link">
                  #{orderId}
                </Link>{' '}
                <ShopDate value={promisedTo} />
              </li>
            ))}
          </ul>
        </>
      )}
      {filling.length > 0 && (
        <>
          <h3>{texts.filling}</h3>
          <ul className="grid gap-1">
            {filling.map((slot) => (
              <li key={slotName(slot)}>
                <Link to={officeHref('/delivery/times')} className="text-link">
                  {hoursText(slot.from, slot.to, words)}
                </Link>{' '}
                {texts.room(slot.booked, slot.capacity)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
