import { useId } from 'react'
import { mostClaimPhotos } from '../../../domain/limits.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { type Photos, photoFormats } from './use-photos.ts'

type ClaimPhotosProps = { photos: Photos; isNeeded: boolean }

/** Photographs, taken with the phone's camera or chosen. */
export function ClaimPhotos({ photos, isNeeded }: ClaimPhotosProps) {
  const texts = useTexts(claimTexts)
  const { added, isSending, failure, add, remove } = photos
  return (
    <fieldset className="grid min-w-0 gap-2">
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
            <Button variant="link" size="small" onClick={() => remove(id)}>
              {texts.removePhoto(place + 1)}
            </Button>
          </li>
        ))}
      </ul>
      {added.length < mostClaimPhotos && (
        <div className="flex flex-wrap gap-2">
          <PhotoButton text={texts.takePhoto} onFile={add} camera />
          <PhotoButton text={texts.addPhoto} onFile={add} />
        </div>
      )}
      <p role="status">{isSending ? texts.sendingPhoto : ''}</p>
      <FormFailure text={failure} />
    </fieldset>
  )
}

type PhotoButtonProps = {
  text: string
  onFile: (file: File) => void
  /** Opens the camera on a phone. */
  camera?: boolean
}

function PhotoButton({ text, onFile, camera = false }: PhotoButtonProps) {
  const id = useId()
  return (
    <span className="focus-within:outline-3 focus-within:outline-offset-2">
      <input
        id={id}
        type="file"
        accept={photoFormats}
        capture={camera ? 'environment' : undefined}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
          // The same file may be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant: 'outline', size: 'small' })}>
        {text}
      </label>
    </span>
  )
}
