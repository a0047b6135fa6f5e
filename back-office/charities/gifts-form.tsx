import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { InEachLanguage } from '../ui/in-each-language.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useEdit } from '../ui/use-edit.ts'
import { giftsQuery } from './charity-queries.ts'

type OfficeGifts = BackOfficeAnswer<'GET /admin/charities/{charityId}/gifts'>
type Gifts = NonNullable<OfficeGifts['gifts']>

const addressFields = ['streetAddress', 'postalCode', 'contact'] as const

/** Where orders for a charity are delivered, and how it thanks for them. */
export function GiftsForm({ charityId }: { charityId: string }) {
  const texts = useOfficeTexts(charitiesTexts).gifts
  const queryClient = useQueryClient()
  const query = giftsQuery(charityId)
  const { data } = useQuery(query)
  const { edition, place, conflict, save, keepTheirs, saveMine } = useEdit<OfficeGifts, Gifts>({
    send: async (gifts, version) => {
      const body = { gifts, version }
      return (await api('PUT /admin/charities/{charityId}/gifts', { params: { charityId }, body }))
        .body
    },
    show: (shown) => queryClient.setQueryData(query.queryKey, shown),
  })
  if (!data) return null
  const { gifts, version } = data
  const wording = (shown: Gifts | null) => [
    ...addressFields.map((name) => [texts[name], shown?.[name] ?? ''] as const),
    ...languageNames.map((name) => [texts.thanks[name], shown?.thanks[name] ?? ''] as const),
  ]
  return (
    <section ref={place} aria-labelledby="gifts" className="mt-10 grid max-w-3xl gap-4">
      <h2 id="gifts">{texts.title}</h2>
      <p>{texts.text}</p>
      {conflict && (
        <Conflict
          theirs={wording(conflict.theirs.gifts)}
          mine={wording(conflict.mine)}
          onTheirs={keepTheirs}
          onMine={saveMine}
        />
      )}
      <ChangeForm
        key={edition}
        label={texts.title}
        submit={texts.save}
        right="charities.edit"
        className="panel grid gap-4"
        send={({ streetAddress = '', postalCode = '', contact = '', ...thanks }) => {
          const { en = '', si = '', ta = '' } = thanks
          return save({ streetAddress, postalCode, contact, thanks: { en, si, ta } }, version)
        }}
      >
        {addressFields.map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            name={name}
            defaultValue={gifts?.[name]}
            autoComplete="off"
            required
          />
        ))}
        <InEachLanguage
          labels={texts.thanks}
          rows={2}
          attributesOf={(language) => ({ defaultValue: gifts?.thanks[language] })}
        />
      </ChangeForm>
    </section>
  )
}
