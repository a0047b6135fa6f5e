import { TextArea, TextField } from '../../ui/text-field.tsx'

type Named = { name: string; description: string }

/** What a product or a package is called, and what is said of it; the form gets `name` and `description`. */
export function NameAndDescription({ shown }: { shown: Named | undefined }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        defaultValue={shown?.name}
        maxLength={200}
        autoComplete="off"
        required
      />
      <TextArea
        label="Description"
        name="description"
        defaultValue={shown?.description}
        maxLength={5000}
        optional
      />
    </>
  )
}
