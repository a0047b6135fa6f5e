import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { Button, buttonClass } from '../../app/ui/button.tsx'
import { FormFailure } from '../../app/ui/form-failure.tsx'
import { Picture } from '../../app/ui/picture.tsx'
import { useSending } from '../../app/ui/use-sending.ts'
import { backOfficeMessages } from '../../domain/back-office-messages.ts'
import { api, failureOf } from '../api/back-office-api.ts'

const formats = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

type PictureFieldProps = {
  /** The form gets the picture's hash under this name; empty for none. */
  name: string
  hash: string | null
  imageUrl: string
}

/** One picture: dropped, chosen, or taken with the phone's camera. */
export function PictureField({ name, hash, imageUrl }: PictureFieldProps) {
  const [shown, setShown] = useState({ hash, imageUrl })
  const sending = useUpload((pictureHash, url) => setShown({ hash: pictureHash, imageUrl: url }))
  return (
    <DropPlace label="Picture" onFile={sending.upload}>
      <Picture
        source={shown.imageUrl}
        alt={shown.hash ? 'The picture' : 'No picture yet'}
        sizes="8rem"
        className="size-32 flex-none rounded-reed bg-husk-50 object-contain"
      />
      <Choices {...sending}>
        {shown.hash && (
          <Button
            variant="link"
            size="small"
            onClick={() => setShown({ hash: null, imageUrl: '' })}
          >
            Remove picture
          </Button>
        )}
      </Choices>
      <input type="hidden" name={name} value={shown.hash ?? ''} />
    </DropPlace>
  )
}

type AdderProps = { label: string; onKept: (hash: string, imageUrl: string) => void }

/** One more picture for a gallery. */
export function PictureAdder({ label, onKept }: AdderProps) {
  const { isSending, failure, upload } = useUpload(onKept)
  return (
    <DropPlace label={label} onFile={upload}>
      <Choices {...{ isSending, failure, upload }} />
    </DropPlace>
  )
}

type ChoicesProps = ReturnType<typeof useUpload> & { children?: ReactNode }

function Choices({ isSending, failure, upload, children }: ChoicesProps) {
  return (
    <div className="grid content-start gap-2">
      <p role="status">{isSending ? 'Adding the picture…' : 'Drop a picture here, or:'}</p>
      <div className="flex flex-wrap gap-2">
        <FileButton text="Choose picture" onFile={upload} />
        <FileButton text="Take photo" onFile={upload} camera />
        {children}
      </div>
      <FormFailure text={failure} />
    </div>
  )
}

/** Sends a picture to the shop, which answers under which hash it keeps it. */
function useUpload(onKept: (hash: string, imageUrl: string) => void) {
  const { isSending, failure, run } = useSending()
  const upload = (file: File) =>
    void run(async () => {
      // What the shop would refuse need not travel.
      if (!formats.split(',').includes(file.type)) return backOfficeMessages.catalogue.notAPicture
      try {
        const body = { picture: await dataUriOf(file) }
        const { pictureHash, imageUrl } = (await api('POST /admin/pictures', { body })).body
        onKept(pictureHash, imageUrl)
        return undefined
      } catch (error) {
        return failureOf(error)
      }
    })
  return { isSending, failure, upload }
}

function dataUriOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

type FileProps = { text: string; onFile: (file: File) => void; camera?: boolean }

function FileButton({ text, onFile, camera = false }: FileProps) {
  const id = useId()
  return (
    <span className="focus-within:outline-3 focus-within:outline-offset-2">
      <input
        id={id}
        type="file"
        accept={formats}
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

type DropPlaceProps = {
  label: string
  onFile: (file: File) => void
  children: ReactNode
}

/** Dropping is a shortcut for a mouse: everything is also behind the buttons inside. */
function DropPlace({ label, onFile, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap gap-4 rounded-reed border-2 border-dashed p-3 ${isOver ? 'border-leaf-700' : 'border-husk-200'}`}
    >
      <legend className="px-1 font-semibold">{label}</legend>
      {children}
    </fieldset>
  )
}
