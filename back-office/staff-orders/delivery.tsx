import { useQuery } from '@tanstack/react-query'
import { hoursText } from '../../domain/delivery/hours-text.ts'
import { slotName } from '../../domain/delivery/slots.ts'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Field } from '../../ui/field.tsx'
import type { Fields } from '../../ui/form-rules.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { customerQuery } from '../customers/customer-queries.ts'
import { areasQuery } from '../delivery/areas-query.ts'
import type { OrderDetail } from '../orders/queries.ts'
import { inOneLine } from '../ui/in-one-line.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { ChosenCustomer } from './customer-choice.tsx'
import type { Quote } from './queries.ts'

type DeliveryProps = {
  customer: ChosenCustomer
  /** The saved address, or "" for another one. */
  recipientId: string
  /** What is filled in: that of the order which is changed. */
  atFirst: Fields
  slots: Quote['slots']
}

/** Where the order goes, and when. */
export function Delivery({ customer, recipientId, atFirst, slots }: DeliveryProps) {
  const texts = useOfficeTexts(staffOrderTexts).delivery
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const addresses = useAddresses(customer)
  return (
    <section aria-labelledby="delivery" className="panel grid gap-4">
      <h2 id="delivery">{texts.title}</h2>
      {addresses.length > 0 && (
        <Field label={texts.address}>
          {(attributes) => (
            <select
              {...attributes}
              name="recipientId"
              defaultValue={recipientId}
              className="field-control"
            >
              <option value="">{texts.newAddress}</option>
              {addresses.map((address) => (
                <option key={address.recipientId} value={address.recipientId}>
                  {inOneLine(address.recipientName, address.streetAddress, address.postalCode)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {recipientId === '' && <NewAddress />}
      <CollectionPlaces atFirst={atFirst.collectAt} />
      {slots.length > 0 && (
        <Field label={texts.time}>
          {(attributes) => (
            <select {...attributes} name="slot" required className="field-control">
              <option value="">{texts.chooseTime}</option>
              {slots.map((slot) => (
                <option key={slotName(slot)} value={slotName(slot)}>
                  {hoursText(slot.from, slot.to, words)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Notes atFirst={atFirst.notes} />
    </section>
  )
}

/** Where and when goods come that are added to an order, which is not for choice. */
export function DeliveryAlong({ order: { deliverTo, collectAt, slot } }: { order: OrderDetail }) {
  const texts = useOfficeTexts(staffOrderTexts).delivery
  const words = { texts: useTexts(deliveryTexts), formats: useTexts(formats) }
  const { recipientName, streetAddress, postalCode } = deliverTo
  return (
    <section aria-labelledby="delivery" className="panel grid gap-4">
      <h2 id="delivery">{texts.title}</h2>
      <p>
        {collectAt
          ? texts.collected(collectAt)
          : inOneLine(recipientName, streetAddress, postalCode)}
      </p>
      {slot && <p>{hoursText(slot.from, slot.to, words)}</p>}
      <Notes />
    </section>
  )
}

function Notes({ atFirst }: { atFirst?: string | undefined }) {
  const texts = useOfficeTexts(staffOrderTexts).delivery
  return (
    <TextArea
      label={texts.notes}
      name="notes"
      defaultValue={atFirst}
      rows={2}
      maxLength={1000}
      optional
    />
  )
}

/** Where the order can be collected instead, in a shop that has such places. */
function CollectionPlaces({ atFirst }: { atFirst: string | undefined }) {
  const texts = useOfficeTexts(staffOrderTexts).delivery
  const areas = useQuery(areasQuery).data?.areas ?? []
  const places = areas.filter(({ kind, isServed }) => kind === 'COLLECTION' && isServed)
  if (places.length === 0) return null
  return (
    <Field label={texts.way}>
      {(attributes) => (
        <select {...attributes} name="collectAt" defaultValue={atFirst} className="field-control">
          <option value="">{texts.delivered}</option>
          {places.map(({ areaId, name }) => (
            <option key={areaId} value={areaId}>
              {texts.collected(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The saved addresses of a customer who has an account. */
export function useAddresses(customer: ChosenCustomer) {
  const id = customer === undefined || customer === 'new' ? undefined : customer.customerId
  const known = useQuery({ ...customerQuery(String(id)), enabled: id !== undefined })
  return (id !== undefined && known.data?.addresses) || []
}

function NewAddress() {
  const texts = useOfficeTexts(staffOrderTexts).delivery
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={texts.recipientName} name="recipientName" required maxLength={100} />
      <TextField
        label={texts.contact}
        name="contact"
        type="tel"
        required
        maxLength={30}
        autoComplete="off"
      />
      <TextField label={texts.streetAddress} name="streetAddress" required maxLength={200} />
      <TextField
        label={texts.postalCode}
        name="postalCode"
        inputMode="numeric"
        required
        maxLength={20}
        autoComplete="off"
      />
    </div>
  )
}
