import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { Button } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ExportLink } from '../csv/csv-links.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { InboxTitle } from './inbox-title.tsx'

type Subscription = BackOfficeAnswer<'GET /admin/newsletter-subscriptions'>['items'][number]

const subscriptionsKey = ['newsletter subscriptions']

/** The subscribers of the newsletter, and since when. */
export function Component() {
  const { newsletter: texts, parts } = useOfficeTexts(inboxTexts)
  const { query } = useListAddress()
  const [removed, setRemoved] = useState<Subscription>()
  useFocusAfter(removed)
  const list = useQuery({
    queryKey: [...subscriptionsKey, query],
    queryFn: async () => (await api('GET /admin/newsletter-subscriptions', { query })).body,
    placeholderData: keepPreviousData,
  })
  const columns: Column<Subscription>[] = [
    {
      header: texts.columns.email,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { header: texts.columns.agreed, cell: ({ consentedAt }) => <ShopDate value={consentedAt} /> },
    {
      header: texts.columns.remove,
      stacked: 'last',
      cell: (subscription) => (
        <Button
          variant="link"
          size="small"
          aria-label={texts.removeEmail(subscription.email)}
          onClick={() => setRemoved(subscription)}
        >
          {texts.remove}
        </Button>
      ),
    },
  ]
  return (
    <>
      <InboxTitle part="newsletter">
        <ExportLink list="newsletter" />
      </InboxTitle>
      <Filters>
        <TextFilter name="search" label={texts.search} className="w-64" />
      </Filters>
      <ListPage list={list} counted="addresses">
        {(subscriptions) => (
          <DataTable
            caption={parts.newsletter}
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
  const texts = useOfficeTexts(inboxTexts).newsletter
  const params = { subscriptionId: String(subscriptionId) }
  return (
    <Dialog title={texts.removal} size="small" onClose={onClose}>
      <ChangeForm
        label={texts.removeEmail(email)}
        submit={texts.remove}
        danger
        send={async () => {
          await api('DELETE /admin/newsletter-subscriptions/{subscriptionId}', { params })
          await queryClient.invalidateQueries({ queryKey: subscriptionsKey })
          onClose()
        }}
      >
        <p>{texts.consequence(email)}</p>
      </ChangeForm>
    </Dialog>
  )
}
