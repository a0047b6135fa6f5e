import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { type Storage, storages } from '../../domain/goods/storage.ts'
import { categoriesTexts } from '../../domain/texts/en/back-office/categories.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { api, queryClient } from '../api/back-office-api.ts'
import { categoriesQuery } from '../products/product-queries.ts'
import { usePicksOnPhone } from '../session/use-features.ts'
import { ChangeForm } from '../ui/change-form.tsx'
import { Conflict } from '../ui/conflict.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useEdit } from '../ui/use-edit.ts'

type Category = BackOfficeAnswer<'GET /admin/categories'>[number]
type Facts = { name: string; alsoCalled: string; storage?: Storage | undefined }
type RenameCategoryProps = { category: Category; onClose: () => void }

/** Edits a category, and closes once it is saved, or left as somebody else has saved it. */
export function RenameCategory({ category, onClose }: RenameCategoryProps) {
  const { renaming: texts, storages: words } = useOfficeTexts(categoriesTexts)
  const picksOnPhone = usePicksOnPhone()
  const { conflict, save, keepTheirs, saveMine } = useEdit<Category, Facts>({
    send: async (facts, version) => {
      const params = { categoryId: String(category.categoryId) }
      const body = { ...facts, version }
      return (await api('PUT /admin/categories/{categoryId}', { params, body })).body
    },
    show: () => {
      void queryClient.invalidateQueries(categoriesQuery)
      onClose()
    },
  })
  const wording = ({ name, alsoCalled, storage }: Facts) => [
    [texts.name, name] as const,
    [texts.alsoCalled, alsoCalled] as const,
    ...(picksOnPhone && storage ? [[texts.storage, words[storage]] as const] : []),
  ]
  return (
    <Dialog title={texts.title} size="small" onClose={onClose}>
      {conflict && (
        <Conflict
          theirs={wording(conflict.theirs)}
          mine={wording(conflict.mine)}
          onTheirs={keepTheirs}
          onMine={saveMine}
        />
      )}
      <ChangeForm
        label={texts.label(category.name)}
        submit={texts.submit}
        send={({ name = '', alsoCalled = '', ...fields }) => {
          const storage = storages.find((each) => each === fields.storage)
          return save({ name, alsoCalled, storage }, category.version)
        }}
      >
        <p>{texts.current(category.name)}</p>
        <TextField
          label={texts.name}
          name="name"
          defaultValue={category.name}
          maxLength={200}
          required
        />
        <TextField
          label={texts.alsoCalled}
          hint={texts.alsoCalledHint}
          name="alsoCalled"
          defaultValue={category.alsoCalled}
          maxLength={1000}
          autoComplete="off"
          optional
        />
        {picksOnPhone && (
          <Field label={texts.storage} hint={texts.storageHint}>
            {(attributes) => (
              <select
                {...attributes}
                name="storage"
                defaultValue={category.storage}
                className="field-control"
              >
                {storages.map((storage) => (
                  <option key={storage} value={storage}>
                    {words[storage]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </ChangeForm>
    </Dialog>
  )
}
