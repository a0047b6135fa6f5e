import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { giftTexts } from '../../domain/texts/en/gifts.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useSending } from '../../ui/use-sending.ts'
import { giftCharitiesQuery } from '../api/customer-queries.ts'
import { serverMessage } from '../api/server-message.ts'
import type { Addresses } from '../recipients/use-addresses.ts'

/** Lets the customer give the order to a charity, which is then its recipient. */
export default function GiveToCharity({ addresses }: { addresses: Addresses }) {
  const texts = useTexts(giftTexts)
  const selectId = useId()
  const queryClient = useQueryClient()
  const { data: charities = [] } = useQuery(giftCharitiesQuery())
  const { isSending, failure, run } = useSending()
  if (charities.length === 0 && !failure) return null
  const chosen = charities.find(({ charityId }) => charityId === addresses.selected?.charityId)

  const give = (charityId: string) =>
    run(async () => {
      try {
        await addresses.give(charityId)
      } catch (error) {
        // It may be offered no more.
        void queryClient.invalidateQueries(giftCharitiesQuery())
        return serverMessage(error) ?? texts.failed
      }
    })
  return (
    <div className="mt-3 grid gap-1">
      <label htmlFor={selectId} className="text-small">
        {texts.give}
      </label>
      <select
        id={selectId}
        value={chosen?.charityId ?? ''}
        // Not disabled: that would cost keyboard users their place.
        aria-disabled={isSending || undefined}
        onChange={({ target }) => {
          if (isSending) return
          if (target.value === '') addresses.select(undefined)
          else void give(target.value)
        }}
        className="field-control min-h-11! w-full truncate text-small"
      >
        <option value="">{texts.notGiven}</option>
        {charities.map(({ charityId, name }) => (
          <option key={charityId} value={charityId}>
            {name}
          </option>
        ))}
      </select>
      <p role="status" className="text-small">
        {chosen && <InItsLanguage>{chosen.thanks || texts.given(chosen.name)}</InItsLanguage>}
      </p>
      <FormFailure text={failure} />
    </div>
  )
}
