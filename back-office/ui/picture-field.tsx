import { type ReactNode, use, useRef, useState } from 'react'
import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { dataUriOf, fittingPicture } from '../../ui/fitting-picture.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/back-office-api.ts'
import { useFailureOf } from '../api/failure.ts'
import { TypedContext } from './change-form.tsx'
import { DropPlace } from './drop-place.tsx'
import { useOfficeTexts } from './texts.ts'

const formats = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

type PictureFieldProps = {
  /** The name of the form's field with the picture's hash, which is empty if there is no picture. */
  name: string
  hash: string | null
  imageUrl: string
}

/** One picture: dropped, chosen, or taken with the phone's camera. */
export function PictureField({ name, hash, imageUrl }: PictureFieldProps) {
  const texts = useOfficeTexts(pictureTexts)
  const [shown, setShown] = useState({ hash, imageUrl })
  const type = use(TypedContext)
  const place = useRef<HTMLFieldSetElement>(null)
  const show = (picture: typeof shown) => {
    setShown(picture)
    type()
  }
  const remove = () => {
    show({ hash: null, imageUrl: '' })
    // The button that had the focus is gone.
    place.current?.focus({ preventScroll: true })
  }
  const sending = useUpload((pictureHash, url) => show({ hash: pictureHash, imageUrl: url }))
  return (
    <DropPlace label={texts.label} onFile={sending.upload} ref={place}>
      <Picture
        source={shown.imageUrl}
        alt={shown.hash ? texts.shown : texts.none}
        sizes="8rem"
        className="size-32 flex-none rounded-reed bg-husk-50 object-contain"
      />
      <Choices {...sending}>
        {shown.hash && (
          <Button variant="link" size="small" onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </Choices>
      <input type="hidden" name={name} value={shown.hash ?? ''} />
    </DropPlace>
  )
}

type AdderProps = {
  label: string
  /** The id of the form that is saved with it. */
  form: string
  onKept: (hash: string, imageUrl: string) => void
}

/** One more picture for a gallery. */
export function PictureAdder({ label, form, onKept }: AdderProps) {
  const sending = useUpload(onKept)
  return (
    <DropPlace label={label} onFile={sending.upload}>
      <Choices {...sending} form={form} />
    </DropPlace>
  )
}

type ChoicesProps = ReturnType<typeof useUpload> & { form?: string; children?: ReactNode }

function Choices({ isSending, failure, upload, form, children }: ChoicesProps) {
  const texts = useOfficeTexts(pictureTexts)
  // What is saved before the picture is there would be saved without it.
  const unready = isSending ? texts.adding : undefined
  const button = { accept: formats, onFile: upload, unready, form }
  return (
    <div className="grid content-start gap-2">
      <p role="status">{isSending ? texts.adding : texts.drop}</p>
      <div className="flex flex-wrap gap-2">
        <FileButton {...button} text={texts.choose} />
        <FileButton {...button} text={texts.takePhoto} camera />
        {children}
      </div>
      <p className="max-w-80 text-label text-husk-700">{texts.limits}</p>
      <FormFailure text={failure} />
    </div>
  )
}

/** Uploads pictures, one after the other, and gets the hash of each. */
function useUpload(onKept: (hash: string, imageUrl: string) => void) {
  const { notAPicture, unreadable } = useOfficeTexts(pictureTexts)
  const failureOf = useFailureOf()
  const { isSending, failure, run } = useSending()
  const queue = useRef(Promise.resolve())
  /** Why one of those failed that wait for each other: the next one would remove it from the page. */
  const failed = useRef<string>(undefined)
  const send = async (file: File): Promise<string | undefined> => {
    // Do not upload what the server would refuse.
    if (!formats.split(',').includes(file.type)) return notAPicture
    const picture = await readPicture(file)
    if (!picture) return unreadable(file.name)
    try {
      const body = { picture }
      const { pictureHash, imageUrl } = (await api('POST /admin/pictures', { body })).body
      onKept(pictureHash, imageUrl)
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  }
  const upload = (file: File) => {
    if (!isSending) failed.current = undefined
    const sendNext = async () => {
      failed.current = (await send(file)) ?? failed.current
      return failed.current
    }
    queue.current = queue.current.then(() => run(sendNext))
  }
  return { isSending, failure, upload }
}

/** Nothing of a file that is gone, as with the memory card that it was on. */
async function readPicture(file: File): Promise<string | undefined> {
  try {
    return await dataUriOf(await fittingPicture(file))
  } catch {
    return undefined
  }
}
