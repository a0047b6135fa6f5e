import { type DragEvent, type ReactNode, useState } from 'react'

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
