import { useEffect, useId, useRef } from 'react'
import { buttonClass } from './button.tsx'

type FileButtonProps = {
  text: string
  /** Which files the browser offers, in the format of an input's `accept`. */
  accept: string
  onFile: (file: File) => void
  /** Opens the camera on a phone. */
  camera?: boolean
  /** Why a form cannot be sent yet. */
  unready?: string | undefined
  /** The id of that form, if it is not around the button. */
  form?: string | undefined
}

/** A button that opens the browser's file picker, by mouse and by keyboard. */
export function FileButton(props: FileButtonProps) {
  const { text, accept, onFile, camera = false, unready = '', form } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(unready), [unready])
  return (
    <span className="focus-within:outline-3 focus-within:outline-offset-2">
      <input
        ref={input}
        id={id}
        form={form}
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
