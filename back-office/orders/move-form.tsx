import { useQuery } from '@tanstack/react-query'
import { hoursText } from '../../domain/delivery/hours-text.ts'
import { isWindowOf, slotName } from '../../domain/delivery/slots.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { officeSlotsQuery, reloadTimes } from '../delivery/times-queries.ts'
import { PanelForm } from '../ui/panel-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type OrderDetail, reloadOrders } from './queries.ts'

/** The form that gives an order another time than its customer has chosen. */
export function MoveForm({ order }: { order: OrderDetail }) {
  const { orderId, version, slot: promised, collectAreaId } = order
  const texts = useOfficeTexts(ordersTexts).move
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const { data: slots = [] } = useQuery(officeSlotsQuery)
  const place = { areaId: promised?.areaId ?? null, isCollected: collectAreaId !== null }
  const open = slots.filter(
    ({ areaId, closedBy, isOffered, isClosed, from, to }) =>
      isWindowOf({ areaId }, place) &&
      closedBy === null &&
      isOffered &&
      !isClosed &&
      (promised?.isLost || from !== promised?.from || to !== promised.to),
  )
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
      <Field label={texts.time}>
        {(attributes) => (
          <select {...attributes} name="slot" className="field-control" required>
            {open.map((each) => {
              const isFull = each.booked >= each.capacity
              return (
                <option key={slotName(each)} value={slotName(each)} disabled={isFull}>
                  {hoursText(each.from, each.to, words)}
                  {isFull && ` · ${texts.full}`}
                </option>
              )
            })}
          </select>
        )}
      </Field>
      <TextArea label={texts.reason} name="reason" required maxLength={500} />
    </PanelForm>
  )
}
