import { useQuery } from '@tanstack/react-query'
import { pictureUrl } from '../../domain/goods/images.ts'
import type { Reference } from '../../domain/settings/references.ts'
import { settingNames } from '../../domain/texts/en/back-office/setting-names.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { Field } from '../../ui/field.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { referencesQuery } from './references-query.ts'

type ReferenceFieldProps = { name: string; reference: Reference; value: string | number }

/** Chooses a picture, or one of the shop's packages or categories. */
export function ReferenceField({ name, reference, value }: ReferenceFieldProps) {
  if (reference !== 'picture') return <Choice {...{ name, reference }} chosen={Number(value)} />
  const hash = String(value)
  return <PictureField name="value" hash={hash} imageUrl={pictureUrl(hash)} />
}

/** What an earlier value was. */
export function Referred({ reference, value }: Omit<ReferenceFieldProps, 'name'>) {
  const { asBuilt } = useOfficeTexts(settingsTexts)
  const { name } = useOfficeTexts(settingNames)['shop.logo']
  if (!value) return <p>{asBuilt}</p>
  if (reference !== 'picture') return <ReferredByName {...{ reference }} id={Number(value)} />
  return <img src={pictureUrl(String(value))} alt={name} className="max-h-14 max-w-45" />
}

type Kind = Exclude<Reference, 'picture'>

function ReferredByName({ reference, id }: { reference: Kind; id: number }) {
  const texts = useOfficeTexts(settingsTexts)
  const { data } = useQuery(referencesQuery(reference))
  return <p>{data ? (data.find((each) => each.id === id)?.name ?? texts.notThere(id)) : '…'}</p>
}

type ChoiceProps = { name: string; reference: Kind; chosen: number }

function Choice({ name, reference, chosen }: ChoiceProps) {
  const texts = useOfficeTexts(settingsTexts)
  const { data } = useQuery(referencesQuery(reference))
  const isGone = chosen !== 0 && !data?.some(({ id }) => id === chosen)
  return (
    <Field label={name}>
      {(attributes) => (
        // The choices arrive later: then the field starts again, with the one that is chosen.
        <select
          key={data?.length}
          {...attributes}
          name="value"
          defaultValue={chosen}
          className="field-control"
        >
          <option value={0}>{texts.asBuilt}</option>
          {isGone && <option value={chosen}>{data ? texts.notThere(chosen) : '…'}</option>}
          {data?.map(({ id, name: shown }) => (
            <option key={id} value={id}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
