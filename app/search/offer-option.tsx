import History from 'lucide-react/icons/history'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { ReactNode } from 'react'
import { Money } from '../../ui/money.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { Offer } from './offers.ts'

type OfferOptionProps = { id: string; offer: Offer; isActive: boolean; onChoose: () => void }

/** An offer in the list of a combobox. */
export function OfferOption({ id, offer, isActive, onChoose }: OfferOptionProps) {
  const langOf = useLangOf()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option instead
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-leaf-100 aria-selected:bg-leaf-100 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-leaf-700"
    >
      <span className="grid size-10 flex-none place-items-center">{pictureOf(offer)}</span>
      <span lang={langOf(offer.text)} className="min-w-0 leading-snug">
        {offer.text}
      </span>
      {offer.kind === 'goods' && <Money rupees={offer.rupees} className="ml-auto font-semibold" />}
    </div>
  )
}

function pictureOf(offer: Offer): ReactNode {
  // A file of the shop, not what the API calls a picture.
  if (offer.kind === 'category') return <img src={offer.imageUrl} alt="" width={32} height={32} />
  if (offer.kind === 'search') {
    const Icon = offer.isOwn ? History : TrendingUp
    return <Icon size={20} aria-hidden />
  }
  if (offer.kind === 'forget') return <Trash2 size={20} aria-hidden />
  return (
    <Picture
      source={offer.imageUrl}
      alt=""
      sizes="40px"
      proportion={1}
      eager
      className="aspect-square size-10 object-contain data-photo:rounded-reed not-data-[photo=white]:data-photo:object-cover"
    />
  )
}
