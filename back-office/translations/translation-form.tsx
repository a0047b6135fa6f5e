import { useState } from 'react'
import { translationsTexts } from '../../domain/texts/en/back-office/translations.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { api } from '../api/back-office-api.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useEdit } from '../ui/use-edit.ts'
import {
  showEnglish,
  showTranslation,
  type Thing,
  type Translation,
} from './translation-queries.ts'

type Texts = Translation['texts']
type TranslationFormProps = { thing: Thing; translation: Translation }

/** The texts of a thing in one language, with its own version: two translators do not disturb each other. */
export function TranslationForm({ thing, translation }: TranslationFormProps) {
  const { languages, states, fields, thing: words } = useOfficeTexts(translationsTexts)
  const { kind, id, english } = thing
  const { language, state, texts, version } = translation
  // What is typed translates the English that was shown when typing began.
  const [typedFrom, setTypedFrom] = useState<string>()
  const { edition, place, conflict, save, keepTheirs, saveMine } = useEdit<Translation, Texts>({
    send: async (texts, version) => {
      const params = { kind, id: String(id), language }
      const body = { texts, version, englishDigest: typedFrom ?? thing.englishDigest }
      return (await api('PUT /admin/translations/{kind}/{id}/{language}', { params, body })).body
    },
    show: (shown) => {
      showTranslation(thing, shown)
      setTypedFrom(undefined)
      // If it cannot be loaded, what is saved next counts as outdated once more.
      if (shown.state === 'outdated') showEnglish(thing).catch(() => undefined)
    },
  })
  const wording = (shown: Texts) =>
    [
      [fields.name, shown.name],
      [fields.subName, shown.subName ?? ''],
      [fields.description, shown.description ?? ''],
    ] as const
  return (
    <section
      ref={place}
      aria-labelledby={`in-${language}`}
      className="panel grid gap-4"
      onInput={() => setTypedFrom((before) => before ?? thing.englishDigest)}
    >
      <h2 id={`in-${language}`}>{languages[language]}</h2>
      <p className={state === 'done' ? 'text-husk-700' : 'font-semibold'}>{states[state]}</p>
      {conflict && (
        <Conflict
          theirs={wording(conflict.theirs.texts)}
          mine={wording(conflict.mine)}
          onTheirs={keepTheirs}
          onMine={saveMine}
        />
      )}
      <ChangeForm
        key={edition}
        label={words.form(languages[language])}
        submit={words.save(languages[language])}
        send={({ name = '', subName, description }) =>
          save(
            {
              name,
              ...(english.subName !== undefined && { subName }),
              ...(english.description !== undefined && { description }),
            },
            version,
          )
        }
      >
        <TextField
          lang={language}
          label={fields.name}
          name="name"
          defaultValue={texts.name}
          maxLength={200}
          autoComplete="off"
        />
        {english.subName !== undefined && (
          <TextField
            lang={language}
            label={fields.subName}
            name="subName"
            defaultValue={texts.subName}
            maxLength={200}
            autoComplete="off"
          />
        )}
        {english.description !== undefined && (
          <TextArea
            lang={language}
            label={fields.description}
            name="description"
            defaultValue={texts.description}
            maxLength={5000}
            rows={8}
          />
        )}
        {state === 'outdated' && <p className="text-label text-husk-700">{words.stillRight}</p>}
      </ChangeForm>
    </section>
  )
}
