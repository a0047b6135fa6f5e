import { useState } from 'react'
import type { LegalPage } from '../../domain/legal/versions.ts'
import { noWords, type Words } from '../../domain/settings/words.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { InEachLanguage } from '../ui/in-each-language.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type LegalVersion, legalVersionsQuery } from './legal-query.ts'
import { Preview } from './preview.tsx'

type VersionFormProps = { page: LegalPage; versions: readonly LegalVersion[] }

/** Publishes a version from a day on, or changes the one of that day before it has come. It begins with the latest words. */
export function VersionForm({ page, versions }: VersionFormProps) {
  const texts = useOfficeTexts(legalPagesTexts)
  const [latest] = versions
  const [words, setWords] = useState<Words>(latest?.texts ?? noWords)
  const label = texts.form(texts.pages[page])
  return (
    <section aria-label={label} className="panel grid max-w-4xl gap-4">
      <h3>{label}</h3>
      <p className="text-pretty">{texts.hint}</p>
      <ChangeForm
        label={label}
        submit={texts.publish}
        right="settings.change"
        question={{ text: ({ validFrom = '' }) => texts.sure(validFrom), cancel: texts.back }}
        send={async ({ validFrom = '' }) => {
          const version = versions.find((each) => each.validFrom === validFrom)?.version ?? 0
          const params = { page, validFrom }
          const body = { texts: words, version }
          await api('PUT /admin/legal/{page}/{validFrom}', { params, body })
          toast.success(texts.published)
          await queryClient.invalidateQueries(legalVersionsQuery)
        }}
      >
        <InEachLanguage
          labels={texts.languages}
          rows={8}
          attributesOf={(language) => ({
            value: words[language],
            onChange: ({ target }) => setWords({ ...words, [language]: target.value }),
          })}
        />
        <Preview label={texts.preview} words={words} />
        <TextField
          label={texts.validFrom}
          name="validFrom"
          type="date"
          defaultValue={latest?.isBegun ? undefined : latest?.validFrom}
          required
          className="max-w-xs"
        />
      </ChangeForm>
    </section>
  )
}
