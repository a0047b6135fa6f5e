import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ExportLink } from '../csv/csv-links.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { InboxTitle } from './inbox-title.tsx'

type Subscription = BackOfficeAnswer<'GET /admin/newsletter-subscriptions'>['items'][number]

const subscriptionsKey = ['newsletter subscriptions']

/** Who gets the newsletter, since when. */
export function Component() {
  const { query } = useListAddress()
  const [removed, setRemoved] = useState<Subscription>()
  const list = useQuery({
    queryKey: [...subscriptionsKey, query],
    queryFn: async () => (await api('GET /admin/newsletter-subscriptions', { query })).body,
    placeholderData: keepPreviousData,
  })
  const columns: Column<Subscription>[] = [
    { header: 'Email', cell: ({ email }) => email },
    { header: 'Agreed', cell: ({ consentedAt }) => <ShopDate value={consentedAt} /> },
    {
      header: 'Remove',
      cell: (subscription) => (
        <Button variant="link" size="small" onClick={() => setRemoved(subscription)}>
          Remove<span className="sr-only"> {subscription.email}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <InboxTitle title="Newsletter">
        <ExportLink list="newsletter" />
      </InboxTitle>
      <Filters>
        <TextFilter name="search" label="Email" className="w-64" />
      </Filters>
      <ListPage list={list} counted="addresses">
        {(subscriptions) => (
          <DataTable
            caption="Newsletter"
            columns={columns}
            rows={subscriptions}
            keyOf={({ subscriptionId }) => subscriptionId}
          />
        )}
      </ListPage>
      {removed && <Remove subscription={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

type RemoveProps = { subscription: Subscription; onClose: () => void }

function Remove({ subscription: { subscriptionId, email }, onClose }: RemoveProps) {
  const params = { subscriptionId: String(subscriptionId) }
  return (
    <Dialog title="Remove from the newsletter" size="small" onClose={onClose}>
      <ChangeForm
        label={`Remove ${email}`}
        submit="Remove"
        danger
        send={async () => {
          await api('DELETE /admin/newsletter-subscriptions/{subscriptionId}', { params })
          await queryClient.invalidateQueries({ queryKey: subscriptionsKey })
          onClose()
        }}
      >
        <p>{email} gets no further mails about products and offers.</p>
      </ChangeForm>
    </Dialog>
  )
}
