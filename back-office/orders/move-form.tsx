import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hoursText } from '../../domain/delivery/hours-text.ts'
import { isFull, isWindowOf, slotName } from '../../domain/delivery/slots.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeSlotsQuery, reloadTimes } from '../delivery/times-queries.ts'
import { Failed } from '../ui/list-page.tsx'
import { PanelForm } from '../ui/panel-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'

/** The form that gives an order another time than its customer has chosen. */
export function MoveForm({ order }: { order: OrderDetail }) {
  const { orderId, version, slot: promised, collectAreaId } = order
  const texts = useOfficeTexts(ordersTexts).move
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const slots = useQuery(officeSlotsQuery)
  const [chosen, setChosen] = useState('')
  const place = { areaId: promised?.areaId ?? null, isCollected: collectAreaId !== null }
  const open =
    slots.data?.filter(
      ({ areaId, closedBy, isOffered, isClosed, from, to }) =>
        isWindowOf({ areaId }, place) &&
        closedBy === null &&
        isOffered &&
        !isClosed &&
        (promised?.isLost || from !== promised?.from || to !== promised.to),
    ) ?? []
  // One that somebody else has closed or filled since: none is chosen then, least of all another one.
  const isChosenFree = open.some((slot) => slotName(slot) === chosen && !isFull(slot))
  return (
    <PanelForm
      open={promised?.isLost}
      label={texts.title}
      submit={texts.submit}
      send={async ({ slot, reason = '' }) => {
        const [windowId, date = ''] = slot?.split(' ') ?? []
        const params = { orderId: String(orderId) }
        const body = { windowId: Number(windowId), date, version, reason }
        await api('PUT /admin/orders/{orderId}/slot', { params, body })
        toast.success(texts.moved(orderId))
        await Promise.all([reloadOrders(), reloadTimes()])
      }}
    >
      <p>{promised?.isLost ? texts.lost : texts.text}</p>
      {slots.error && <Failed list={slots} />}
      <Field label={texts.time}>
        {(attributes) => (
          <select
            {...attributes}
            name="slot"
            required
            value={isChosenFree ? chosen : ''}
            onChange={({ target }) => setChosen(target.value)}
            className="field-control"
          >
            <option value="">{texts.choose}</option>
            {open.map((each) => (
              <option key={slotName(each)} value={slotName(each)} disabled={isFull(each)}>
                {hoursText(each.from, each.to, words)}
                {isFull(each) && ` · ${texts.full}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextArea label={texts.reason} name="reason" required maxLength={500} />
    </PanelForm>
  )
}
