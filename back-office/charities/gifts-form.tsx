import { useQuery, useQueryClient } from '@tanstack/react-query'
import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { TextField } from '../../ui/text-field.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { InEachLanguage } from '../ui/in-each-language.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { giftsQuery } from './charity-queries.ts'

/** Where orders for a charity are delivered, and how it thanks for them. */
export function GiftsForm({ charityId }: { charityId: string }) {
  const texts = useOfficeTexts(charitiesTexts).gifts
  const queryClient = useQueryClient()
  const query = giftsQuery(charityId)
  const { data } = useQuery(query)
  if (!data) return null
  const { gifts, version } = data
  return (
    <section aria-labelledby="gifts" className="mt-10 grid max-w-3xl gap-4">
      <h2 id="gifts">{texts.title}</h2>
      <p>{texts.text}</p>
      <ChangeForm
        key={version}
        label={texts.title}
        submit={texts.save}
        right="charities.edit"
        className="panel grid gap-4"
        send={async (fields) => {
          const { streetAddress = '', postalCode = '', contact = '' } = fields
          const { en = '', si = '', ta = '' } = fields
          const body = {
            gifts: { streetAddress, postalCode, contact, thanks: { en, si, ta } },
            version,
          }
          const params = { charityId }
          const answer = await api('PUT /admin/charities/{charityId}/gifts', { params, body })
          queryClient.setQueryData(query.queryKey, answer.body)
        }}
      >
        {(['streetAddress', 'postalCode', 'contact'] as const).map((name) => (
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
