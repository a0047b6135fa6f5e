import CircleCheck from 'lucide-react/icons/circle-check'

/** The message that a form was sent. Screen readers announce it, for they know the empty element. */
export function FormSuccess({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="empty:sr-only">
      {text && (
        <p
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: takes effect on the response to a form posted without script
          autoFocus
          className="flex items-center gap-3 rounded-reed bg-success px-4 py-3 font-semibold text-white"
        >
          <CircleCheck size={24} aria-hidden className="flex-none" />
          {text}
        </p>
      )}
    </div>
  )
}
