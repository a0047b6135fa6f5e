import { useState } from 'react'
import { settingNames } from '../../domain/texts/en/back-office/setting-names.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { EarlierValues } from './earlier-values.tsx'
import { SettingField, valueIn } from './setting-field.tsx'
import { type Setting, saveSetting } from './settings-query.ts'

/** One setting, what it does, who has changed it last, and what it was before. */
export function SettingForm({ setting }: { setting: Setting }) {
  const { key, changedBy, changedAt } = setting
  const { shown, startOver, typing } = useBegunWith(setting)
  const [restorations, setRestorations] = useState(0)
  const texts = useOfficeTexts(settingsTexts)
  const { name, hint } = useOfficeTexts(settingNames)[key]
  const forgetTyped = () => {
    startOver()
    setRestorations((before) => before + 1)
  }
  return (
    <section aria-label={name} className="panel grid content-start gap-3">
      <h3>{name}</h3>
      <p className="max-w-3xl text-pretty">{hint}</p>
      <ChangeForm
        key={restorations}
        label={name}
        submit={texts.submit}
        right="settings.change"
        {...typing}
        send={async (fields) => {
          await saveSetting(shown, valueIn(fields, shown.value))
          startOver()
          toast.success(texts.saved(name))
        }}
      >
        {/* Once it is saved only the field starts again, so that the button keeps the focus. */}
        <SettingField key={shown.version} name={name} setting={shown} />
      </ChangeForm>
      {changedBy && changedAt && (
        <>
          <p className="text-label text-husk-700">
            <Sentence parts={texts.changed(changedBy, <ShopDate value={changedAt} />)} />
          </p>
          <EarlierValues setting={setting} onRestore={forgetTyped} />
        </>
      )}
    </section>
  )
}
