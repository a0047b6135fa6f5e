import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { languageLabels, languageNames } from '../../domain/texts/language-labels.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { customersQuery, type ListedCustomer } from '../customers/customer-queries.ts'
import { officeHref } from '../office-href.ts'
import { ordersQuery } from '../orders/queries.ts'
import { OrderStatus } from '../orders/status.tsx'
import { Finder } from '../ui/finder.tsx'
import { useOfficeTexts } from '../ui/texts.ts'

/** Somebody with an account, or somebody who is noted with this order. */
export type ChosenCustomer = KnownCustomer | 'new' | undefined

type KnownCustomer = Pick<ListedCustomer, 'customerId' | 'name' | 'telephone' | 'email'>

type CustomerChoiceProps = {
  chosen: ChosenCustomer
  /** It is the customer of the order that is changed. */
  isFixed: boolean
  onChoose: (chosen: ChosenCustomer) => void
}

/** Whose order it is: found by the number that is calling, so that nobody is noted twice. */
export function CustomerChoice({ chosen, isFixed, onChoose }: CustomerChoiceProps) {
  const texts = useOfficeTexts(staffOrderTexts).customer
  const heading = useRef<HTMLHeadingElement>(null)
  const choose = (next: ChosenCustomer) => {
    onChoose(next)
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="customer" className="panel grid gap-4">
      <h2 ref={heading} id="customer" tabIndex={-1} className="outline-none">
        {texts.title}
      </h2>
      {chosen === undefined && <CustomerFinder onChoose={choose} />}
      {chosen === 'new' && <NewCustomer />}
      {chosen !== undefined && chosen !== 'new' && <Known customer={chosen} />}
      {chosen !== undefined && !isFixed && (
        <div>
          <Button variant="outline" size="small" onClick={() => choose(undefined)}>
            {texts.other}
          </Button>
        </div>
      )}
    </section>
  )
}

function CustomerFinder({ onChoose }: Pick<CustomerChoiceProps, 'onChoose'>) {
  const texts = useOfficeTexts(staffOrderTexts).customer
  const useFound = (term: string) => {
    const found = useQuery({ ...customersQuery({ search: term }), enabled: term !== '' })
    return found.data?.items.map((customer) => ({
      key: customer.customerId,
      text: texts.choose(customer.name, customer.telephone),
      choose: () => onChoose(customer),
    }))
  }
  return (
    <>
      <Finder label={texts.find} nothingFound={texts.nothingFound} useFound={useFound} />
      <div>
        <Button variant="outline" size="small" onClick={() => onChoose('new')}>
          {texts.note}
        </Button>
      </div>
    </>
  )
}

function NewCustomer() {
  const texts = useOfficeTexts(staffOrderTexts).customer
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={texts.name} name="name" required maxLength={100} autoComplete="off" />
      <TextField
        label={texts.telephone}
        name="telephone"
        type="tel"
        required
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
        optional
      />
      <Field label={texts.language}>
        {(attributes) => (
          <select {...attributes} name="language" className="field-control">
            {languageNames.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageLabels[language]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className="text-label text-husk-700 sm:col-span-2">{texts.tell}</p>
    </div>
  )
}

/** With their latest orders, among them one that a colleague may just have entered. */
function Known({ customer: { customerId, name, telephone, email } }: { customer: KnownCustomer }) {
  const texts = useOfficeTexts(staffOrderTexts).customer
  const { data } = useQuery(ordersQuery({ customer: String(customerId) }))
  return (
    <>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{name}</strong>, {telephone}
        {email && `, ${email}`}
      </p>
      {data && (
        <div className="grid gap-1">
          <h3>{texts.lastOrders}</h3>
          {data.items.length === 0 && <p>{texts.noOrders}</p>}
          <ul className="grid gap-1">
            {data.items.slice(0, 3).map(({ id, placedAt, status, isPacked }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <Link to={officeHref('/orders/:orderId', { orderId: id })} className="text-link">
                  #{id}
                </Link>
                <ShopDate value={placedAt} />
                <OrderStatus {...{ status, isPacked }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
