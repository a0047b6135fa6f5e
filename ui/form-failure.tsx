import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'

/** Why sending failed, in red under the form. It takes the focus that the disabled button lost. */
export function FormFailure({ text }: { text: string | undefined }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) paragraph.current?.focus()
  }, [text])
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p
          ref={paragraph}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: takes effect on the response to a form posted without script
          autoFocus
          className="flex items-start gap-2 rounded-reed bg-chilli-100 px-4 py-3 text-chilli-700"
        >
          <CircleAlert size={20} aria-hidden className="mt-0.5 flex-none" />
          {text}
        </p>
      )}
    </div>
  )
}
