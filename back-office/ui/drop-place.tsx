import { type DragEvent, type ReactNode, type Ref, useState } from 'react'

type DropPlaceProps = {
  label: string
  onFile: (file: File) => void
  /** For what is inside and removes its own button: the place takes the focus. */
  ref?: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** An area to drop a file on, as a shortcut for the mouse. The buttons inside do the same. */
export function DropPlace({ label, onFile, ref, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap gap-4 outline-none rounded-reed border-2 border-dashed p-3 ${isOver ? 'border-leaf-700' : 'border-husk-200'}`}
    >
      <legend className="px-1 font-semibold">{label}</legend>
      {children}
    </fieldset>
  )
}
