import { codesOf, codesText } from '../../domain/delivery/areas.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { inEachLanguage, translatedLanguages } from '../../domain/translations/translated-things.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { AreaFacts } from './areas-query.ts'

type AreaFormProps = {
  label: string
  submit: string
  area: AreaFacts
  /** The fields start again with another one; the button keeps the focus. */
  version?: number
  /** What happens as something is typed, and after a conflict. */
  typing?: { onType: () => void; onShowCurrent: () => void }
  save: (facts: AreaFacts) => Promise<void>
}

/** What an operator sets for an area. */
export function AreaForm({ label, submit, area, version, typing, save }: AreaFormProps) {
  return (
    <ChangeForm
      label={label}
      submit={submit}
      right="delivery.edit"
      {...typing}
      send={(fields) => save(factsOf(fields, area))}
    >
      <AreaFields key={version} area={area} />
    </ChangeForm>
  )
}

function AreaFields({ area }: { area: AreaFacts }) {
  const { facts } = useOfficeTexts(officeDeliveryTexts)
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          label={facts.name}
          name="name"
          defaultValue={area.name}
          maxLength={200}
          required
        />
        {translatedLanguages.map((language) => (
          <TextField
            key={language}
            label={facts.names[language]}
            name={`name ${language}`}
            defaultValue={area.names[language]}
            maxLength={200}
            lang={language}
          />
        ))}
      </div>
      {area.kind === 'CODES' && (
        <TextArea
          label={facts.codes}
          name="codes"
          defaultValue={codesText(area.codes)}
          rows={2}
          required
        />
      )}
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Amount label={facts.fee} name="fee" value={area.fee} required />
        <Amount
          label={facts.freeFrom}
          name="freeFrom"
          value={area.freeFrom}
          hint={facts.freeFromHint}
        />
        <Amount label={facts.minimum} name="minimum" value={area.minimum} required />
      </div>
      <CheckField
        label={facts.isServed}
        name="isServed"
        value="on"
        defaultChecked={area.isServed}
      />
    </>
  )
}

type AmountProps = {
  label: string
  name: string
  value: number | null
  hint?: string
  required?: boolean
}

function Amount({ value, ...field }: AmountProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      defaultValue={value ?? ''}
    />
  )
}

function factsOf(fields: Readonly<Record<string, string>>, { kind }: AreaFacts): AreaFacts {
  const { name = '', fee = '', freeFrom = '', minimum = '' } = fields
  const typed = fields.codes ?? ''
  // What is no code is refused by the server, in words.
  const codes = codesOf(typed) ?? [{ from: typed, to: typed }]
  return {
    kind,
    name,
    names: inEachLanguage((language) => fields[`name ${language}`] ?? ''),
    codes,
    fee: Number(fee),
    freeFrom: freeFrom === '' ? null : Number(freeFrom),
    minimum: Number(minimum),
    isServed: fields.isServed === 'on',
  }
}
