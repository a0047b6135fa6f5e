import CircleCheck from 'lucide-react/icons/circle-check'

/** That a form was sent, announced in its place. */
export function FormSuccess({ text }: { text: string | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {text && (
        <p
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: heeded on a page that answers a form posted without script
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
