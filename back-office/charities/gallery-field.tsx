import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureAdder } from '../ui/picture-field.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { GalleryPicture } from './charity-queries.ts'

type GalleryProps = {
  pictures: readonly GalleryPicture[]
  onChange: (pictures: GalleryPicture[]) => void
}

const mostPictures = 50

/** The pictures of a charity in order; the first is its main picture. */
export function GalleryField({ pictures, onChange }: GalleryProps) {
  const texts = useOfficeTexts(charitiesTexts).gallery
  const moveForward = (index: number) => {
    const moved = [...pictures]
    moved.splice(index - 1, 2, ...pictures.slice(index - 1, index + 1).reverse())
    onChange(moved)
  }
  const isThere = (hash: string) => pictures.some(({ pictureHash }) => pictureHash === hash)
  return (
    <section aria-labelledby="gallery" className="panel grid gap-4">
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
            <Button
              variant="link"
              size="small"
              onClick={() => onChange(pictures.filter((each) => each.pictureHash !== pictureHash))}
            >
              {texts.remove(index + 1)}
            </Button>
          </li>
        ))}
      </ol>
      {pictures.length < mostPictures && (
        <PictureAdder
          label={texts.add}
          onKept={(pictureHash, imageUrl) => {
            if (!isThere(pictureHash)) onChange([...pictures, { pictureHash, imageUrl }])
          }}
        />
      )}
    </section>
  )
}
