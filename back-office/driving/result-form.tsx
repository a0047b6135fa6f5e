import { useEffect, useId, useRef, useState } from 'react'
import { stopNoteCharacters } from '../../domain/limits.ts'
import type { PendingResult } from '../../domain/runs/pending-results.ts'
import type { DriverResult } from '../../domain/runs/stop-results.ts'
import { drivingTexts } from '../../domain/texts/en/driving.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { fittingPicture } from '../../ui/fitting-picture.ts'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useTexts } from '../../ui/texts.ts'

/** Of the longer side: enough to see a door and bags, and soon sent. */
const photoSide = 1280

type ResultFormProps = {
  result: DriverResult
  /** As it was packed. */
  bags: number | null
  hasPhoto: boolean
  onBack: () => void
  onSave: (facts: Pick<PendingResult, 'receivedBy' | 'note' | 'bags'>) => void
  onPhoto: (photo: Blob) => Promise<void>
}

/** What the driver notes of a stop. Nothing of it is required: it may rain. */
export function ResultForm(props: ResultFormProps) {
  const { result, bags, hasPhoto, onBack, onSave, onPhoto } = props
  const texts = useTexts(drivingTexts)
  const id = useId()
  const receivedBy = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // Not a field: on a phone the keyboard would cover the stop.
  useEffect(() => title.current?.focus(), [])
  const [photoFailure, setPhotoFailure] = useState<string>()
  const isDelivered = result === 'DELIVERED'
  const takePhoto = async (file: File) => {
    setPhotoFailure(undefined)
    try {
      await onPhoto(await fittingPicture(file, photoSide))
    } catch {
      // The phone has no room left, or its browser keeps nothing.
      setPhotoFailure(texts.photoNotKept)
    }
  }
  return (
    <form
      aria-label={texts.say[result]}
      className="grid gap-3 border-t border-husk-200 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        const text = (name: string) => String(fields.get(name) ?? '').trim()
        onSave({
          receivedBy: text('receivedBy'),
          note: text('note'),
          bags: Number(text('bags')) || null,
        })
      }}
    >
      <h4 ref={title} tabIndex={-1}>
        {texts.say[result]}
      </h4>
      {isDelivered && (
        <>
          <label htmlFor={`${id}-name`}>{texts.receivedBy}</label>
          <input
            ref={receivedBy}
            id={`${id}-name`}
            name="receivedBy"
            autoComplete="off"
            maxLength={stopNoteCharacters}
            className="field-control"
          />
          <Button
            variant="outline"
            onClick={() => {
              if (receivedBy.current) receivedBy.current.value = texts.left
            }}
          >
            {texts.left}
          </Button>
          <label htmlFor={`${id}-bags`}>{texts.bagsGiven}</label>
          <input
            id={`${id}-bags`}
            name="bags"
            type="number"
            inputMode="numeric"
            min={1}
            max={1000}
            defaultValue={bags ?? ''}
            className="field-control"
          />
        </>
      )}
      <label htmlFor={`${id}-note`}>{texts.ownNote}</label>
      <input
        id={`${id}-note`}
        name="note"
        autoComplete="off"
        maxLength={stopNoteCharacters}
        className="field-control"
      />
      <div>
        <FileButton text={texts.photo} accept="image/*" camera onFile={takePhoto} />
        <p role="status" className="mt-2 text-label">
          {hasPhoto ? texts.photoTaken : texts.photoHint}
        </p>
        <FormFailure text={photoFailure} />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={onBack}>
          {texts.back}
        </Button>
        <Button type="submit">{texts.save}</Button>
      </div>
    </form>
  )
}
