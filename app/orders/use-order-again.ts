import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import { isSame } from '../../domain/cart/lines.ts'
import { areSameContents } from '../../domain/goods/contents.ts'
import { type OrderAgain, type OrderedLine, orderAgain } from '../../domain/orders/again.ts'
import { type Order, type OrderLine, packagesOf, productsOf } from '../../domain/orders/order.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { packagesQuery, productsByIdQuery } from '../api/catalogue-queries.ts'
import { customPackagesQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { useCartStore } from '../cart/cart-provider.tsx'
import { itemOfCustomPackage, itemOfPackage, itemOfProduct, type ShopItem } from '../cart/items.ts'

/** Puts into the cart what can still be bought of an order, and returns what cannot. */
export function useOrderAgain(order: Order) {
  const texts = { orderTexts: useTexts(orderTexts), cartTexts: useTexts(cartTexts) }
  const { productsNotLoaded } = useTexts(controlTexts)
  const store = useCartStore()
  const today = useTodaysLines()
  const { isSending, run } = useSending()
  const [outcome, setOutcome] = useState<OrderAgain<ShopItem>>()

  const buyAgain = () =>
    run(async () => {
      setOutcome(undefined)
      const lines = await today(order).catch((error: unknown) => sayWhy(error, productsNotLoaded))
      if (!lines) return
      const again = orderAgain(lines, texts)
      // The note is stored with the line; no page shows it.
      const wanted = again.wanted.map((each) => ({ ...each, note: 'Ordered again' }))
      // If saving fails, the cart shows the message itself.
      if (await store.addAll(wanted)) setOutcome(again)
    })
  return { isBusy: isSending, outcome, buyAgain }
}

/** The order's lines, each with the item that the shop sells today. */
function useTodaysLines() {
  const queryClient = useQueryClient()
  return async (order: Order): Promise<OrderedLine<ShopItem>[]> => {
    const ids = [...new Set(productsOf(order).map(({ id }) => id))]
    const kinds = new Set(packagesOf(order).map(({ kind }) => kind))
    const [products, packages, ownPackages] = await Promise.all([
      queryClient.fetchQuery({ ...productsByIdQuery(ids), ...onPress }),
      kinds.has('package')
        ? queryClient.fetchQuery({ ...packagesQuery(), ...onPress, staleTime: 0 })
        : [],
      kinds.has('customPackage')
        ? queryClient.fetchQuery({ ...customPackagesQuery(), ...onPress, staleTime: 0 })
        : [],
    ])
    const items: ShopItem[] = [
      ...products.map(itemOfProduct),
      ...packages.map(itemOfPackage),
      ...ownPackages.map((own) => ({ ...itemOfCustomPackage(own), available: own.stockQuantity })),
    ]
    return order.lines.map((line) => {
      const item = items.find((each) => isSame(each, line))
      return {
        name: line.name,
        quantity: line.quantity,
        isOwnPackage: line.kind === 'customPackage',
        item,
        hasOtherContents: item !== undefined && !isContainedIn(line, item),
      }
    })
  }
}

/** A single product contains itself in an order, and nothing in the shop. */
function isContainedIn({ contents }: OrderLine, item: ShopItem): boolean {
  return item.kind === 'product' || areSameContents(contents, item.contents)
}

/** Says nothing for a 401, which has already led to /login. */
function sayWhy(error: unknown, text: string): undefined {
  if (error instanceof ApiError && error.status === 401) return
  toast.error(text)
}
