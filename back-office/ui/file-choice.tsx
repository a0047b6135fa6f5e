import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'

type FileButtonProps = {
  text: string
  /** Which files the browser offers, in the format of an input's `accept`. */
  accept: string
  onFile: (file: File) => void
  /** Opens the camera on a phone. */
  camera?: boolean
}

/** A button that opens the browser's file picker, by mouse and by keyboard. */
export function FileButton({ text, accept, onFile, camera = false }: FileButtonProps) {
  const id = useId()
  return (
    <span className="focus-within:outline-3 focus-within:outline-offset-2">
      <input
        id={id}
        type="file"
        accept={accept}
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

/** An area to drop a file on, as a shortcut for the mouse. The buttons inside do the same. */
export function DropPlace({ label, onFile, children }: DropPlaceProps) {
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
