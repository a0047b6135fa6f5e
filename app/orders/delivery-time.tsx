import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isUnanswered } from '../../contract/client.ts'
import { hoursText } from '../../domain/delivery/hours-text.ts'
import type { SlotKey } from '../../domain/delivery/slots.ts'
import { isUnderWay } from '../../domain/orders/status.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useFocusWhenGone } from '../../ui/use-focus-when-gone.ts'
import { api } from '../api/browser.ts'
import { ordersQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { serverMessage } from '../api/server-message.ts'
import SlotPicker from '../delivery/slot-picker.tsx'
import { slotsQuery } from '../delivery/slots-query.ts'
import type { CustomerOrder } from './order-of.ts'

type Slot = NonNullable<CustomerOrder['slot']>
type DeliveryTimeProps = { order: CustomerOrder; slot: Slot }

/** The hours that were promised, and the choice of others if these were lost before it was paid. */
export default function DeliveryTime({ order, slot }: DeliveryTimeProps) {
  const texts = useTexts(deliveryTexts)
  const written = useTexts(formats)
  const heading = useRef<HTMLHeadingElement>(null)
  const isCollected = order.collectAt !== undefined
  const isToChoose = slot.isLost && isUnderWay(order)
  // Here, not beside the times: a choice may be refused because nothing is to be chosen any more.
  const { choose, isSending, failure } = useChoice(order.orderId, slot.areaId)
  useFocusWhenGone(isToChoose, heading)
  return (
    <div className="grid gap-2">
      <h2 ref={heading} tabIndex={-1} className="text-card">
        {isCollected ? texts.titleToCollect : texts.title}
      </h2>
      <p className="text-small">
        {slot.isLost ? (
          <s>{hoursText(slot.from, slot.to, { texts, formats: written })}</s>
        ) : (
          hoursText(slot.from, slot.to, { texts, formats: written })
        )}
      </p>
      {isToChoose && (
        <>
          <p className="text-small text-chilli-700">{`${texts.lost} ${texts.chooseAnother}`}</p>
          <AnotherTime
            areaId={slot.areaId}
            isCollected={isCollected}
            isSending={isSending}
            onChoose={choose}
          />
        </>
      )}
      <FormFailure text={failure} />
    </div>
  )
}

/** Changes the time of an order that has lost its place. */
function useChoice(orderId: number, areaId: number | null) {
  const texts = useTexts(deliveryTexts)
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...onPress,
    mutationFn: async (slot: SlotKey) => {
      try {
        const params = { orderId: String(orderId) }
        await api('PUT /orders/{orderId}/slot', { params, body: slot })
      } catch (error) {
        if (!isUnanswered(error) || !(await hasTime())) throw error
      }
    },
    onSuccess: () => void toast.success(texts.chosen),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ordersQuery().queryKey }),
        queryClient.invalidateQueries(slotsQuery(areaId)),
      ]),
  })
  /** Whether the shop has done what it was asked for, though its answer was lost. */
  const hasTime = async () => {
    const orders = await queryClient.fetchQuery({ ...ordersQuery(), ...onPress, staleTime: 0 })
    return orders.find((order) => order.orderId === orderId)?.slot?.isLost === false
  }
  const failure = error ? (serverMessage(error) ?? texts.notChosen) : undefined
  return { choose: mutate, isSending: isPending, failure }
}

const noCategories: ReadonlySet<number> = new Set()

type AnotherTimeProps = {
  areaId: number | null
  isCollected: boolean
  isSending: boolean
  onChoose: (slot: SlotKey) => void
}

function AnotherTime({ areaId, isCollected, isSending, onChoose }: AnotherTimeProps) {
  const texts = useTexts(deliveryTexts)
  const [chosen, setChosen] = useState<SlotKey>()
  return (
    <div className="grid justify-items-start gap-3">
      <SlotPicker
        areaId={areaId}
        categoryIds={noCategories}
        isCollected={isCollected}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Button
        size="small"
        busy={isSending}
        disabled={!chosen}
        onClick={() => chosen && onChoose(chosen)}
      >
        {texts.submit}
      </Button>
    </div>
  )
}
