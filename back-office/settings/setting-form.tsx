import { useState } from 'react'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toasts.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { sessionQuery } from '../session/session-query.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type Setting, settingsQuery } from './settings-query.ts'

/** One setting, what it does, and who has changed it last. */
export function SettingForm({ setting }: { setting: Setting }) {
  const { key, value, version, changedBy, changedAt } = setting
  const texts = useOfficeTexts(settingsTexts)
  const { name, hint } = texts.settings[key]
  const [shown, setShown] = useState({ version, isOn: value })
  // Saved here or by somebody else: the form shows it without starting again, so that it keeps the focus.
  if (shown.version !== version) setShown({ version, isOn: value })
  return (
    <section aria-label={name} className="panel grid gap-3">
      <h2>{name}</h2>
      <p className="max-w-3xl text-pretty">{hint}</p>
      <ChangeForm
        label={name}
        submit={texts.submit}
        right="settings.change"
        send={async (fields) => {
          const body = { value: fields.value === 'on', version }
          await api('PUT /admin/settings/{key}', { params: { key }, body })
          toast.success(texts.saved(name))
          await queryClient.invalidateQueries(settingsQuery)
          // The session says which areas there are.
          await queryClient.invalidateQueries(sessionQuery)
        }}
      >
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name="value"
            value="on"
            checked={shown.isOn === true}
            onChange={({ target }) => setShown({ version, isOn: target.checked })}
            className="size-5"
          />
          {texts.on}
        </label>
      </ChangeForm>
      {changedBy && changedAt && (
        <p className="text-label text-husk-700">
          <Sentence parts={texts.changed(changedBy, <ShopDate value={changedAt} />)} />
        </p>
      )}
    </section>
  )
}
