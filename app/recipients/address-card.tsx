import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type RefObject, use, useRef } from 'react'
import type { Recipient } from '../../contract/index.ts'
import { shownCountry } from '../../domain/recipients/country.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { useShake } from './use-shake.ts'

type AddressCardProps = {
  recipient: Recipient
  isSelected: boolean
  isRecent: boolean
  /** Shakes to ask to be selected. */
  shakes: boolean
  shakesLeft: RefObject<number>
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

export function AddressCard(props: AddressCardProps) {
  const texts = useTexts(recipientTexts)
  const language = use(LanguageContext)
  const { recipient, isSelected, isRecent } = props
  const { recipientName, streetAddress, postalCode, country, contact } = recipient
  const card = useRef<HTMLDivElement>(null)
  useShake(card, props.shakes, props.shakesLeft)

  return (
    <div
      ref={card}
      className={`relative flex gap-1 rounded-control p-3 ${isSelected ? 'border-[2.5px] border-leaf-700 bg-leaf-100/30' : 'border-control border-husk-500 bg-white hover:bg-leaf-100/30'}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={props.onToggle}
        className="flex min-w-0 flex-1 gap-3.5 rounded-control p-1.5 text-left"
      >
        <span
          aria-hidden
          className={`mt-0.5 size-5.5 flex-none rounded-full border-[2.5px] ${isSelected ? 'border-[7px] border-leaf-700' : 'border-husk-500'}`}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{`${texts.deliverTo} `}</span>
          <span className="mr-2.5 font-semibold">{recipientName}</span>
          {isRecent && (
            <Badge tone="leaf" withLozenge={false}>
              {texts.recent}
            </Badge>
          )}
          <span className="block">
            {texts.line(streetAddress, postalCode, shownCountry(country, language))}
          </span>
          <span className="block max-md:flex max-md:min-h-11 max-md:items-center max-md:pr-22">
            {contact}
          </span>
        </span>
      </button>
      {/* On a phone beside the last line, so that the address has the whole width. */}
      <div className="flex gap-1 max-md:absolute max-md:right-3 max-md:bottom-4.5">
        <IconButton
          label={texts.editAddressOf(recipientName)}
          icon={<Pencil size={20} aria-hidden />}
          variant="plain"
          onClick={props.onEdit}
        />
        <IconButton
          label={texts.deleteAddressOf(recipientName)}
          icon={<Trash size={20} aria-hidden />}
          variant="plain"
          onClick={props.onDelete}
          className="text-chilli-700"
        />
      </div>
    </div>
  )
}
