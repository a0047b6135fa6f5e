import type { Package } from '../../contract/index.ts'
import { cents, rupees } from '../../domain/money/money.ts'
import { modalPriceCents, packagePrice } from '../../domain/money/package-price.ts'
import { Ticket } from '../brand/ticket.tsx'

type PriceOf = { shopPackage: Pick<Package, 'price' | 'discountPrice'> }

/** What the package costs; with a discount also what it was and what is saved. */
export function PackageTicket({ shopPackage }: PriceOf) {
  const price = packagePrice(cents(shopPackage.price), cents(shopPackage.discountPrice))
  if (price.discountCents === 0) return <Ticket rupees={rupees(price.netCents)} />
  return (
    <Ticket
      rupees={rupees(price.netCents)}
      insteadOf={rupees(price.fullCents)}
      saving={rupees(price.discountCents)}
    />
  )
}

/** The modal's fixed reduction beside the original price. */
export function ModalTicket({ shopPackage }: PriceOf) {
  const reduced = modalPriceCents(cents(shopPackage.price))
  return <Ticket rupees={rupees(reduced)} insteadOf={shopPackage.price} />
}
