import { useRef } from 'react'
import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureAdder } from '../ui/picture-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { GalleryPicture } from './charity-queries.ts'

type GalleryProps = {
  pictures: readonly GalleryPicture[]
  /** The id of the form that is saved with them. */
  form: string
  /** Changes what is there at that moment: a picture may arrive after others were moved or removed. */
  onChange: (edit: (pictures: GalleryPicture[]) => GalleryPicture[]) => void
}

const mostPictures = 50

/** The pictures of a charity in order; the first is its main picture. */
export function GalleryField({ pictures, form, onChange }: GalleryProps) {
  const texts = useOfficeTexts(charitiesTexts).gallery
  const section = useRef<HTMLElement>(null)
  // The button that had the focus is gone.
  const keepFocus = () => section.current?.focus({ preventScroll: true })
  const moveForward = (index: number) => {
    onChange((present) =>
      present.toSpliced(index - 1, 2, ...present.slice(index - 1, index + 1).reverse()),
    )
    if (index === 1) keepFocus()
  }
  const remove = (hash: string) => {
    onChange((present) => present.filter(({ pictureHash }) => pictureHash !== hash))
    keepFocus()
  }
  const add = (picture: GalleryPicture) =>
    onChange((present) => {
      const isThere = present.some(({ pictureHash }) => pictureHash === picture.pictureHash)
      return isThere ? present : [...present, picture]
    })
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="gallery"
      className="panel grid gap-4 outline-none"
    >
      <h2 id="gallery">{texts.title}</h2>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        {pictures.map(({ pictureHash, imageUrl }, index) => (
          <li key={pictureHash} className="grid content-start gap-1">
            <Picture
              source={imageUrl}
              alt={texts.picture(index + 1)}
              sizes="9rem"
              className="aspect-square w-full rounded-reed object-cover"
            />
            {index > 0 && (
              <Button variant="link" size="small" onClick={() => moveForward(index)}>
                {texts.moveForward(index + 1)}
              </Button>
            )}
            <Button variant="link" size="small" onClick={() => remove(pictureHash)}>
              {texts.remove(index + 1)}
            </Button>
          </li>
        ))}
      </ol>
      {pictures.length < mostPictures && (
        <PictureAdder
          label={texts.add}
          form={form}
          onKept={(pictureHash, imageUrl) => add({ pictureHash, imageUrl })}
        />
      )}
    </section>
  )
}
