import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { IconButton } from './icon-button.tsx'
import { useTexts } from './texts.ts'
import { useModal } from './use-modal.ts'

type DialogProps = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  size?: 'small' | 'large'
  /** Classes of the header's background, as returned by `groundClass('fish')`. */
  headerGround?: string
}

/** A modal dialog; render it while it is open. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, footer, size = 'large', headerGround = '' } = props
  const titleId = useId()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} aria-labelledby={titleId} closedby="any" className={`dialog dialog-${size}`}>
      <header
        className={`flex flex-none items-center gap-4 px-4 py-3.5 md:px-6.5 md:py-5.5 ${headerGround}`}
      >
        <h2 id={titleId} className="mr-auto text-section">
          {title}
        </h2>
        <IconButton
          label={useTexts(controlTexts).close}
          icon={<X size={20} aria-hidden />}
          variant="quiet"
          onClick={onClose}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long content is scrolled by keyboard too */}
      <section tabIndex={0} aria-labelledby={titleId} className="dialog-content">
        {children}
      </section>
      {footer && (
        <footer className="flex-none border-t border-husk-200 px-4 py-4 md:px-6.5 md:pt-5 md:pb-6.5">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
