import { useState } from 'react'
import type { LegalPage } from '../../domain/legal/versions.ts'
import { noWords, type Words } from '../../domain/settings/words.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { TextField } from '../../ui/text-field.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { InEachLanguage } from '../ui/in-each-language.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useEdit } from '../ui/use-edit.ts'
import { type LegalVersion, legalVersionsQuery } from './legal-query.ts'
import { Preview } from './preview.tsx'

type VersionFormProps = { page: LegalPage; versions: readonly LegalVersion[] }
type Publication = { validFrom: string; texts: Words }

/** Publishes a version from a day on, or changes the one of that day before it has come. It begins with the latest words. */
export function VersionForm({ page, versions }: VersionFormProps) {
  const texts = useOfficeTexts(legalPagesTexts)
  const [latest] = versions
  const [words, setWords] = useState<Words>(latest?.texts ?? noWords)
  // The list is loaded again while words are typed; they must replace no version that was not there before.
  const [seen, setSeen] = useState(versions)
  const { conflict, save, keepTheirs, saveMine } = useEdit<LegalVersion, Publication>({
    send: async ({ validFrom, texts: written }, version) => {
      const params = { page, validFrom }
      const body = { texts: written, version }
      return (await api('PUT /admin/legal/{page}/{validFrom}', { params, body })).body
    },
    show: (shown) => {
      setWords(shown.texts)
      setSeen([shown, ...seen.filter(({ validFrom }) => validFrom !== shown.validFrom)])
      void queryClient.invalidateQueries(legalVersionsQuery)
    },
    done: texts.published,
  })
  const isThere = (day: string) => versions.some(({ validFrom }) => validFrom === day)
  const wording = (written: Words) =>
    languageNames.map((language) => [texts.languages[language], written[language]] as const)
  const label = texts.form(texts.pages[page])
  return (
    <section aria-label={label} className="panel grid max-w-4xl gap-4">
      <h3>{label}</h3>
      <p className="text-pretty">{texts.hint}</p>
      {conflict && (
        <Conflict
          theirs={wording(conflict.theirs.texts)}
          mine={wording(conflict.mine.texts)}
          onTheirs={keepTheirs}
          onMine={saveMine}
        />
      )}
      <ChangeForm
        label={label}
        submit={texts.publish}
        right="settings.change"
        question={{ text: ({ validFrom = '' }) => texts.sure(validFrom), cancel: texts.back }}
        send={async ({ validFrom = '' }) => {
          const replaced = seen.find((each) => each.validFrom === validFrom)
          const version = isThere(validFrom) && replaced ? replaced.version : 0
          await save({ validFrom, texts: words }, version)
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
