import type { Period } from '../../domain/settings/period.ts'
import { references } from '../../domain/settings/references.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { CheckField } from '../../ui/check-field.tsx'
import type { Fields } from '../../ui/form-rules.ts'
import { TextField } from '../../ui/text-field.tsx'
import { InEachLanguage } from '../ui/in-each-language.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { ReferenceField } from './reference-field.tsx'
import type { Setting } from './settings-query.ts'

type Value = Setting['value']

/** Those whose text is not a plain line. */
const inputTypes: Partial<Record<Setting['key'], 'email' | 'tel' | 'url' | 'date'>> = {
  'shop.email': 'email',
  'shop.phone': 'tel',
  'shop.map': 'url',
  'shop.facebook': 'url',
  'shop.instagram': 'url',
  'shop.x': 'url',
  'shop.appStore': 'url',
  'shop.googlePlay': 'url',
  'opening.closedUntil': 'date',
}

type SettingFieldProps = { name: string; setting: Setting }

/** The control for a setting, by the type of its value. */
export function SettingField({ name, setting: { key, value } }: SettingFieldProps) {
  const texts = useOfficeTexts(settingsTexts)
  if (typeof value === 'boolean') {
    return <CheckField label={texts.on} name="value" defaultChecked={value} />
  }
  if (typeof value === 'object') {
    if ('from' in value) return <PeriodFields period={value} />
    return (
      <>
        <InEachLanguage
          labels={texts.languages}
          rows={2}
          attributesOf={(language) => ({ defaultValue: value[language] })}
        />
        <p className="text-label text-husk-700">{texts.untranslated}</p>
      </>
    )
  }
  const reference = references[key]
  if (reference) return <ReferenceField {...{ name, reference, value }} />
  const isNumber = typeof value === 'number'
  return (
    <TextField
      label={name}
      name="value"
      type={isNumber ? 'number' : (inputTypes[key] ?? 'text')}
      step={isNumber ? 1 : undefined}
      // An empty text means something; an empty number would be read as 0.
      required={isNumber}
      defaultValue={value}
      className="max-w-xl"
    />
  )
}

function PeriodFields({ period }: { period: Period }) {
  const texts = useOfficeTexts(settingsTexts)
  return (
    <div className="flex flex-wrap gap-4">
      <TextField label={texts.from} name="from" type="date" defaultValue={period.from} />
      <TextField label={texts.until} name="until" type="date" defaultValue={period.until} />
    </div>
  )
}

/** What the form of a setting says, as the type of its present value. */
export function valueIn(fields: Fields, present: Value): Value {
  const { value = '', en = '', si = '', ta = '', from = '', until = '' } = fields
  if (typeof present === 'boolean') return value !== ''
  if (typeof present === 'object') return 'from' in present ? { from, until } : { en, si, ta }
  return typeof present === 'number' ? Number(value) : value
}
