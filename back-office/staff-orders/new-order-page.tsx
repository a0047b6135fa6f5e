import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { orderChannels } from '../../domain/orders/channels.ts'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { type Fields, fieldsOf } from '../../ui/form-rules.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { reloadOrders } from '../orders/queries.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Bill } from './bill.tsx'
import {
  type ChangedOrder,
  fieldsToChange,
  linesToChange,
  orderAddedTo,
  useChangedOrder,
} from './changed-order.ts'
import { type ChosenCustomer, CustomerChoice } from './customer-choice.tsx'
import { Delivery, DeliveryAlong, useAddresses } from './delivery.tsx'
import { Goods } from './goods.tsx'
import { collectionIn, orderBody } from './order-body.ts'
import { PaymentLink } from './payment-link.tsx'
import { type EnteredLine, linesOf, type Quote, quoteQuery } from './queries.ts'

type Entered = { orderId: number; paymentUrl: string; telephone: string }

/** An order of a customer who calls, writes, or stands at the counter. */
export function Component() {
  const texts = useOfficeTexts(staffOrderTexts)
  const [entered, setEntered] = useState<Entered>()
  const entry = useChangedOrder()
  return (
    <>
      <PageTitle title={entered ? texts.entered.title(entered.orderId) : texts.title} />
      {entered ? (
        <EnteredOrder
          {...entered}
          onAgain={entry.isWanted ? undefined : () => setEntered(undefined)}
        />
      ) : (
        <LoadedForm entry={entry} onEntered={setEntered} />
      )}
    </>
  )
}

type LoadedFormProps = {
  entry: ReturnType<typeof useChangedOrder>
  onEntered: (entered: Entered) => void
}

/** The form, once the order that it changes is there. */
function LoadedForm({ entry: { isWanted, changed, failed }, onEntered }: LoadedFormProps) {
  if (failed) return <Failed list={failed} />
  if (isWanted && !changed) return <Spinner />
  return <OrderForm changed={changed} onEntered={onEntered} />
}

function EnteredOrder({
  orderId,
  paymentUrl,
  telephone,
  onAgain,
}: Entered & { onAgain: (() => void) | undefined }) {
  const texts = useOfficeTexts(staffOrderTexts).entered
  return (
    <section className="panel grid max-w-2xl gap-4">
      <p>{texts.text}</p>
      <PaymentLink url={paymentUrl} telephone={telephone} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={officeHref('/orders/:orderId', { orderId })} variant="outline" size="small">
          {texts.toOrder}
        </ButtonLink>
        {onAgain && (
          <Button variant="outline" size="small" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </p>
    </section>
  )
}

type OrderFormProps = { changed: ChangedOrder | undefined; onEntered: (entered: Entered) => void }

function OrderForm({ changed: latest, onEntered }: OrderFormProps) {
  const texts = useOfficeTexts(staffOrderTexts)
  // An order that is paid in the meantime does not become one to which all of it is added: the server refuses.
  const [how] = useState(latest?.how)
  const changed = latest && how && { ...latest, how }
  const [requestKey] = useState(() => crypto.randomUUID())
  const [customer, setCustomer] = useState<ChosenCustomer>(changed && customerOf(changed))
  const [linesAtFirst] = useState<EnteredLine[]>(changed ? linesToChange(changed) : [])
  const [lines, setLines] = useState(linesAtFirst)
  const addresses = useAddresses(customer)
  const [atFirst] = useState<Fields>(changed ? fieldsToChange(changed, addresses) : {})
  const [typed, setTyped] = useState(atFirst)
  const [lacking, setLacking] = useState<keyof typeof texts.lacking>()
  const [mayBeTwice, setMayBeTwice] = useState(false)
  const { recipientId = '' } = typed
  const saved = addresses.find((each) => String(each.recipientId) === recipientId)
  const addedTo = changed && orderAddedTo(changed)
  const postalCode = (addedTo?.deliverTo ?? saved)?.postalCode ?? typed.postalCode?.trim() ?? ''
  const quote = useQuery({
    ...quoteQuery({
      postalCode,
      ...collectionIn(typed),
      isAddition: addedTo !== undefined,
      ...linesOf(lines),
    }),
    enabled: lines.length > 0 && postalCode !== '',
    placeholderData: keepPreviousData,
  })

  const send = async (fields: Fields) => {
    setLacking(lackingIn(customer, quote.data))
    if (customer === undefined || !quote.data) return
    const order = orderBody({ fields, customer, lines, quote: quote.data, changed })
    const body = { requestKey, ...order }
    const answer = await api('POST /admin/orders', { body }).catch((error: unknown) => {
      // Another price, or another order: what is shown is read again.
      void quote.refetch()
      if (error instanceof ApiError && error.body.code === 'enteredJustNow') setMayBeTwice(true)
      throw error
    })
    await reloadOrders()
    const telephone = customer === 'new' ? (fields.telephone ?? '') : customer.telephone
    onEntered({ ...answer.body, telephone })
  }

  return (
    <>
      <p className="mb-4 max-w-4xl text-pretty">
        {changed ? texts.changes[changed.how](changed.order.orderId) : texts.text}
      </p>
      <ChangeForm
        label={texts.title}
        submit={texts.submit}
        send={send}
        isChanged={lines !== linesAtFirst}
        className="grid max-w-3xl gap-5"
      >
        <div
          className="grid gap-5"
          onChange={({ currentTarget }) => {
            const form = currentTarget.closest('form')
            if (form) setTyped(fieldsOf(new FormData(form)))
          }}
        >
          <Channel />
          <CustomerChoice
            chosen={customer}
            isFixed={changed !== undefined}
            onChoose={(chosen) => {
              setCustomer(chosen)
              setTyped({})
            }}
          />
          <Goods lines={lines} onChange={setLines} />
          {addedTo ? (
            <DeliveryAlong order={addedTo} />
          ) : (
            <Delivery
              key={customer === undefined || customer === 'new' ? '' : customer.customerId}
              customer={customer}
              recipientId={recipientId}
              atFirst={atFirst}
              slots={quote.data?.slots ?? []}
            />
          )}
        </div>
        <Bill quote={quote} />
        <CheckField name="sendsLink" label={texts.sendsLink} defaultChecked />
        {lacking && <FormFailure text={texts.lacking[lacking]} />}
        {mayBeTwice && (
          <CheckField name="isAnother" label={texts.isAnother} defaultChecked={false} />
        )}
      </ChangeForm>
    </>
  )
}

function customerOf({ order: { customer } }: ChangedOrder): ChosenCustomer {
  return customer ? { ...customer, customerId: customer.id } : undefined
}

function lackingIn(customer: ChosenCustomer, quote: Quote | undefined) {
  if (customer === undefined) return 'customer' as const
  return quote ? undefined : ('sum' as const)
}

function Channel() {
  const texts = useOfficeTexts(staffOrderTexts)
  return (
    <Field label={texts.channel} className="max-w-xs">
      {(attributes) => (
        <select {...attributes} name="channel" className="field-control">
          {orderChannels.map((channel) => (
            <option key={channel} value={channel}>
              {texts.channels[channel]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
