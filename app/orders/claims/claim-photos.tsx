import { useRef } from 'react'
import { mostClaimPhotos } from '../../../domain/limits.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { type Photos, photoFormats } from './use-photos.ts'

type ClaimPhotosProps = { photos: Photos; isNeeded: boolean }

/** Photographs, taken with the phone's camera or chosen. */
export function ClaimPhotos({ photos, isNeeded }: ClaimPhotosProps) {
  const texts = useTexts(claimTexts)
  const { added, isSending, failure, add, remove } = photos
  const group = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset ref={group} tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
      <legend className="text-small font-semibold">{texts.photos}</legend>
      <p className="text-small text-husk-700">
        {(isNeeded ? texts.photosNeeded : texts.photosWelcome)(mostClaimPhotos)}
      </p>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {added.map(({ id, picture }, place) => (
          <li key={id} className="grid gap-1">
            <img
              src={picture}
              alt={texts.photo(place + 1)}
              className="size-24 rounded-control object-cover"
            />
            <Button
              variant="link"
              size="small"
              onClick={() => {
                remove(id)
                // The button that had the focus is gone.
                group.current?.focus({ preventScroll: true })
              }}
            >
              {texts.removePhoto(place + 1)}
            </Button>
          </li>
        ))}
      </ul>
      {added.length < mostClaimPhotos && (
        <div className="flex flex-wrap gap-2">
          <FileButton text={texts.takePhoto} accept={photoFormats} onFile={add} camera />
          <FileButton text={texts.addPhoto} accept={photoFormats} onFile={add} />
        </div>
      )}
      <p role="status">{isSending ? texts.sendingPhoto : ''}</p>
      <FormFailure text={failure} />
    </fieldset>
  )
}
