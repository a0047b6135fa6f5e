import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useOfficeTexts } from './texts.ts'

type Named = { name: string; description: string }

/** The fields `name` and `description` of a product or package. */
export function NameAndDescription({ shown }: { shown: Named | undefined }) {
  const texts = useOfficeTexts(officeControlTexts).facts
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        defaultValue={shown?.name}
        maxLength={200}
        autoComplete="off"
        required
      />
      <TextArea
        label={texts.description}
        name="description"
        defaultValue={shown?.description}
        maxLength={5000}
        optional
      />
    </>
  )
}
