import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { MailsAbout } from '../mails/mails-about.tsx'
import { officeHref } from '../office-href.ts'
import { orderColumnsIn } from '../orders/order-columns.tsx'
import { ordersQuery } from '../orders/queries.ts'
import { May } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { inOneLine } from '../ui/in-one-line.ts'
import { ListPage } from '../ui/list-page.tsx'
import { NotShown } from '../ui/not-shown.tsx'
import { Panel } from '../ui/panel.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { BlockForm } from './block-form.tsx'
import { type Customer, customerQuery } from './customer-queries.ts'
import { CustomerState } from './customer-state.tsx'
import { LargeOrders } from './large-orders.tsx'
import { PersonalData } from './personal-data.tsx'

/** A customer with all their orders, and what can be done with the account. */
export function Component() {
  const { customerId = '' } = useParams()
  const texts = useOfficeTexts(customersTexts)
  const customer = useQuery(customerQuery(customerId))
  if (customer.error && !customer.data) {
    const list = { to: officeHref('/customers'), name: texts.all }
    const title = texts.customer(customerId)
    return <NotShown thing={customer} title={title} none={texts.none} list={list} />
  }
  if (!customer.data) return <Spinner />
  return <CustomerView customer={customer.data} />
}

function CustomerView({ customer }: { customer: Customer }) {
  return (
    <>
      <PageTitle title={customer.name} />
      <p className="mb-4">
        <CustomerState customer={customer} />
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Details customer={customer} />
        <div className="grid gap-5">
          <May right="customers.block">
            {(!customer.isOperator || customer.blockedAt) && <BlockForm customer={customer} />}
            {!customer.isOperator && <LargeOrders customer={customer} />}
          </May>
          <May right="personalData.handle">
            <PersonalData customer={customer} />
          </May>
        </div>
      </div>
      <Orders customerId={customer.customerId} />
      <May right="mails.see">
        <div className="mt-5">
          <MailsAbout about={{ customer: String(customer.customerId) }} />
        </div>
      </May>
    </>
  )
}

function Details({ customer }: { customer: Customer }) {
  const { email, emailConfirmedAt, telephone, nic, registeredAt } = customer
  const { addresses, blockedAt, blockReason } = customer
  const texts = useOfficeTexts(customersTexts).details
  return (
    <Panel id="details" title={texts.title}>
      <dl className="facts">
        <dt>{texts.id}</dt>
        <dd>{customer.customerId}</dd>
        {email !== '' && (
          <>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email)}`} className="text-link">
                {email}
              </a>
            </dd>
            <dt>{texts.emailConfirmed}</dt>
            <dd>
              {emailConfirmedAt ? <ShopDate value={emailConfirmedAt} /> : texts.emailUnconfirmed}
            </dd>
          </>
        )}
        <dt>{texts.phone}</dt>
        <dd>
          <a href={`tel:${telephone}`} className="text-link">
            {telephone}
          </a>
        </dd>
        {nic !== null && (
          <>
            <dt>{texts.nic}</dt>
            <dd>{nic}</dd>
          </>
        )}
        <dt>{texts.registered}</dt>
        <dd>
          <ShopDate value={registeredAt} />
        </dd>
        {blockReason && (
          <>
            <dt>{blockedAt ? texts.blocked : texts.unblocked}</dt>
            <dd>
              {blockedAt && (
                <>
                  <ShopDate value={blockedAt} />:{' '}
                </>
              )}
              {blockReason}
            </dd>
          </>
        )}
        <dt>{texts.addresses}</dt>
        <dd>
          {addresses.length === 0 && texts.noAddresses}
          <ul className="grid gap-1">
            {addresses.map(({ recipientId, contact, ...address }) => (
              <li key={recipientId}>
                {inOneLine(
                  address.recipientName,
                  address.streetAddress,
                  address.postalCode,
                  address.country,
                  contact,
                )}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Panel>
  )
}

function Orders({ customerId }: { customerId: number }) {
  const texts = useOfficeTexts(customersTexts).orders
  const columns = orderColumnsIn(useOfficeTexts(ordersTexts))
  const { query } = useListAddress()
  const list = useQuery({
    ...ordersQuery({ ...query, customer: String(customerId) }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="orders" className="mt-5">
      <h2 id="orders" className="mb-2">
        {texts.title}
      </h2>
      <ListPage list={list} counted="orders">
        {(orders) => (
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={orders}
            keyOf={({ id }) => id}
            defaultSort="-placed"
          />
        )}
      </ListPage>
    </section>
  )
}
