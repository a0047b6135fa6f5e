import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { references } from '../../domain/settings/references.ts'
import { settingNames } from '../../domain/texts/en/back-office/setting-names.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toasts.tsx'
import { May } from '../session/operator.tsx'
import { Failed } from '../ui/list-page.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Referred } from './reference-field.tsx'
import { type Setting, saveSetting, settingChangesQuery, settingsQuery } from './settings-query.ts'

type EarlierValuesProps = { setting: Setting; onRestore: () => void }

/** What a setting was before, and a way back. */
export function EarlierValues({ setting, onRestore }: EarlierValuesProps) {
  const texts = useOfficeTexts(settingsTexts)
  const [isOpen, setOpen] = useState(false)
  const { name } = useOfficeTexts(settingNames)[setting.key]
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={texts.history.titleOf(name)} className="min-h-11 content-center">
        {texts.history.title}
      </summary>
      {isOpen && <Values {...{ setting, onRestore, name }} />}
    </details>
  )
}

function Values({ setting, onRestore, name }: EarlierValuesProps & { name: string }) {
  const { history: texts } = useOfficeTexts(settingsTexts)
  // What a button says, and its focus, outlast the reload that follows it.
  const changes = useQuery({
    ...settingChangesQuery(setting),
    placeholderData: keepPreviousData,
  })
  if (changes.isPending) return <Spinner />
  if (changes.error) return <Failed list={changes} />
  return (
    <ul className="grid gap-4">
      {changes.data.map(({ at, operatorEmail, before }) => (
        <li key={at} className="grid gap-1">
          <InWords settingKey={setting.key} value={before} />
          <p className="text-label text-husk-700">
            <Sentence parts={texts.until(<ShopDate value={at} />, operatorEmail)} />
          </p>
          <May right="settings.change">
            <RowChange
              queryKey={settingsQuery.queryKey}
              label={`${texts.restore}: ${name}`}
              send={async () => {
                await saveSetting(setting, before)
                onRestore()
                toast.success(texts.restored(name))
              }}
            >
              {texts.restore}
            </RowChange>
          </May>
        </li>
      ))}
    </ul>
  )
}

type InWordsProps = { settingKey: Setting['key']; value: Setting['value'] }

function InWords({ settingKey, value }: InWordsProps) {
  const { history: texts, languages } = useOfficeTexts(settingsTexts)
  if (typeof value === 'boolean') return <p>{value ? texts.on : texts.off}</p>
  const reference = references[settingKey]
  if (typeof value !== 'object' && reference) return <Referred {...{ reference, value }} />
  if (typeof value !== 'object') return <p className="wrap-anywhere">{value || texts.empty}</p>
  if ('from' in value) {
    const { from, until } = value
    return <p>{from || until ? texts.days(from, until) : texts.empty}</p>
  }
  return (
    <dl className="facts">
      {languageNames.map((language) => (
        <div key={language}>
          <dt>{languages[language]}</dt>
          <dd lang={language}>{value[language] || texts.empty}</dd>
        </div>
      ))}
    </dl>
  )
}
