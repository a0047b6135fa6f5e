import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { dayAndTime } from '../ui/days.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'

/** The filters of a link from the dashboard that no field of the list shows. */
export function ListScope() {
  const texts = useOfficeTexts(ordersTexts).scope
  const { query } = useListAddress()
  const { placedFrom, placedBefore, paidFrom, paidBefore, productId, packageId } = query
  const filters = [
    (placedFrom || placedBefore) && texts.placed(moment(placedFrom), moment(placedBefore)),
    (paidFrom || paidBefore) && texts.paid(moment(paidFrom), moment(paidBefore)),
    productId && texts.withProduct(productId),
    packageId && texts.withPackage(packageId),
  ].filter(Boolean)
  if (filters.length === 0) return null
  return <p className="print:hidden mb-3">{filters.join(' · ')}</p>
}

function moment(instant: string | undefined): string | undefined {
  return instant && dayAndTime(instant)
}
