import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { OrderChange } from '../../domain/orders/changes.ts'
import type { Fields } from '../../ui/form-rules.ts'
import { customerQuery } from '../customers/customer-queries.ts'
import { type OrderDetail, orderQuery } from '../orders/queries.ts'
import type { EnteredLine } from './queries.ts'

/** The order that the one being entered changes. */
export type ChangedOrder = { order: OrderDetail; how: OrderChange }

/** The order that the URL names as the one to change, once it and the addresses of its customer are loaded. */
export function useChangedOrder() {
  const [parameters] = useSearchParams()
  const orderId = parameters.get('changes') ?? ''
  const order = useQuery({ ...orderQuery(orderId), enabled: orderId !== '' })
  const customerId = order.data?.customer?.id
  const customer = useQuery({
    ...customerQuery(String(customerId)),
    enabled: customerId !== undefined,
  })
  const changed: ChangedOrder | undefined = order.data &&
    customer.data && {
      order: order.data,
      how: order.data.paymentStatus === 'PENDING' ? 'INSTEAD' : 'ADDITION',
    }
  const failed = [order, customer].find(({ error, data }) => error && !data)
  return { isWanted: orderId !== '', changed, failed }
}

/** The order, if what is entered comes along in its delivery, or in that of the one to which it was added. */
export function orderAddedTo({ order, how }: ChangedOrder): OrderDetail | undefined {
  return how === 'ADDITION' || order.addsTo !== null ? order : undefined
}

/** Where the order goes, if its customer still has the address, and its notes. */
export function fieldsToChange(
  { order, how }: ChangedOrder,
  addresses: readonly { recipientId: number }[],
): Fields {
  if (how === 'ADDITION') return {}
  const { recipientId, collectAreaId, notes } = order
  return {
    ...(addresses.some((each) => each.recipientId === recipientId) && {
      recipientId: String(recipientId),
    }),
    ...(collectAreaId !== null && { collectAt: String(collectAreaId) }),
    ...(notes && { notes }),
  }
}

/** What its customer chose, which the form does not ask. */
export function choicesToKeep({ order, how }: ChangedOrder) {
  const { missingItems, tellRecipient } = order
  return how === 'ADDITION' ? {} : { missingItems, tellRecipient }
}

/** What is in the order already; a customer's own package as the products in it. Nothing, if goods are added to it. */
export function linesToChange({ order, how }: ChangedOrder): EnteredLine[] {
  if (how === 'ADDITION') return []
  const lines = order.lines.flatMap((line): EnteredLine[] => {
    const { id, name, quantity, missing } = line
    if (line.kind !== 'customPackage') return [{ kind: line.kind, id, name, quantity, missing }]
    return line.contents.map((content) => ({
      kind: 'product',
      id: content.productId,
      name: content.name,
      quantity: content.quantity * quantity,
      missing,
    }))
  })
  const same = Map.groupBy(lines, ({ kind, id }) => `${kind} ${id}`)
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    return {
      ...first,
      quantity: others.reduce((units, each) => units + each.quantity, first.quantity),
    }
  })
}
