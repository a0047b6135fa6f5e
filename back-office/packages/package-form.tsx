import { useState } from 'react'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { NameAndDescription } from '../ui/name-and-description.tsx'
import { PictureField } from '../ui/picture-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { ContentsField } from './contents-field.tsx'
import { PackageFigures } from './package-figures.tsx'
import type { OfficePackage, PackedProduct } from './package-queries.ts'

/** What an operator enters for a package; amounts in rupees. */
export type PackageFacts = Pick<
  OfficePackage,
  'name' | 'description' | 'price' | 'discount' | 'pictureHash' | 'contents'
>

type PackageFormProps = {
  label: string
  submit: string
  shown?: OfficePackage
  save: (facts: PackageFacts) => Promise<void>
}

export function PackageForm({ label, submit, shown, save }: PackageFormProps) {
  const texts = useOfficeTexts(packagesTexts).form
  const [atFirst] = useState<PackedProduct[]>(shown?.contents ?? [])
  const [contents, setContents] = useState(atFirst)
  const [price, setPrice] = useState(String(shown?.price ?? ''))
  const [discount, setDiscount] = useState(String(shown?.discount ?? 0))
  const amounts = { price: Number(price), discount: Number(discount), contents }
  return (
    <div className="grid max-w-3xl gap-5">
      <ChangeForm
        label={label}
        submit={submit}
        isAddition={!shown}
        className="panel grid gap-4"
        above={
          <>
            <ContentsField contents={contents} onChange={setContents} />
            <PackageFigures {...amounts} />
          </>
        }
        isChanged={contents !== atFirst}
        send={({ name = '', description = '', pictureHash }) =>
          save({ ...amounts, name, description, pictureHash: pictureHash || null })
        }
      >
        <NameAndDescription shown={shown} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={texts.price}
            type="number"
            min="0.01"
            step="0.01"
            value={price}
            onChange={(event) => setPrice(event.currentTarget.value)}
            required
          />
          <TextField
            label={texts.discount}
            hint={texts.discountHint}
            type="number"
            min="0"
            step="0.01"
            value={discount}
            onChange={(event) => setDiscount(event.currentTarget.value)}
            required
          />
        </div>
        <PictureField
          name="pictureHash"
          hash={shown?.pictureHash ?? null}
          imageUrl={shown?.imageUrl ?? ''}
        />
      </ChangeForm>
    </div>
  )
}
