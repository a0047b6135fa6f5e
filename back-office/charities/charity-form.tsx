import { useId, useState } from 'react'
import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OfficeCharity } from './charity-queries.ts'
import { GalleryField } from './gallery-field.tsx'

/** What an operator enters for a charity. */
export type CharityFacts = Pick<OfficeCharity, 'name' | 'subName' | 'description' | 'pictures'>

type CharityFormProps = {
  label: string
  submit: string
  charity?: OfficeCharity
  save: (facts: CharityFacts) => Promise<void>
}

export function CharityForm({ label, submit, charity, save }: CharityFormProps) {
  const texts = useOfficeTexts(charitiesTexts).facts
  const form = useId()
  const [atFirst] = useState(charity?.pictures ?? [])
  const [pictures, setPictures] = useState(atFirst)
  return (
    <div className="grid max-w-3xl gap-5">
      <ChangeForm
        id={form}
        label={label}
        submit={submit}
        isAddition={!charity}
        className="panel grid gap-4"
        above={<GalleryField pictures={pictures} form={form} onChange={setPictures} />}
        isChanged={pictures !== atFirst}
        send={({ name = '', subName = '', description = '' }) =>
          save({ name, subName, description, pictures })
        }
      >
        <TextField
          label={texts.name}
          name="name"
          defaultValue={charity?.name}
          maxLength={200}
          autoComplete="off"
          required
        />
        <TextField
          label={texts.subName}
          name="subName"
          defaultValue={charity?.subName}
          maxLength={200}
          required
        />
        <TextArea
          label={texts.description}
          name="description"
          defaultValue={charity?.description}
          rows={8}
          maxLength={5000}
          required
        />
      </ChangeForm>
    </div>
  )
}
