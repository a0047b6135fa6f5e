import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import type { Order } from '../../contract/index.ts'
import { type OrderAgain, type OrderedLine, orderAgain } from '../../domain/orders/again.ts'
import { packageName } from '../../domain/orders/orders.ts'
import { loadingTexts } from '../../domain/texts/en/lists.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { customPackagesQuery, packagesQuery, productsByIdQuery } from '../api/queries.ts'
import { useCartInReach } from '../cart/cart-provider.tsx'
import { itemOfCustomPackage, itemOfPackage, itemOfProduct, type ShopItem } from '../cart/items.ts'

/** Puts what is still there of an order into the cart, and tells what is not. */
export function useOrderAgain(order: Order) {
  const { store } = useCartInReach()
  const today = useTodaysLines()
  const { isSending, run } = useSending()
  const [outcome, setOutcome] = useState<OrderAgain<ShopItem>>()

  const buyAgain = () =>
    run(async () => {
      setOutcome(undefined)
      const lines = await today(order).catch(sayWhy)
      if (!lines) return
      const again = orderAgain(lines)
      const wanted = again.wanted.map((each) => ({ ...each, note: 'Ordered again' }))
      // What went wrong with the cart has been said by the cart.
      if (await store.addAll(wanted)) setOutcome(again)
    })
  return { isBusy: isSending, outcome, buyAgain }
}

/** The order's lines with what the shop has of each of them now. */
function useTodaysLines() {
  const queryClient = useQueryClient()
  return async ({ items, orderProducts }: Order): Promise<OrderedLine<ShopItem>[]> => {
    const ids = [...new Set(orderProducts.map((line) => line.productId.productId))]
    const [products, packages, ownPackages] = await Promise.all([
      queryClient.fetchQuery(productsByIdQuery(ids)),
      items.some((item) => item.packageId)
        ? queryClient.fetchQuery({ ...packagesQuery(), staleTime: 0 })
        : [],
      items.some((item) => item.customPackageId)
        ? queryClient.fetchQuery({ ...customPackagesQuery(), staleTime: 0 })
        : [],
    ])
    const packageLines = items.map((item) => {
      const ready = packages.find((each) => each.packageId === item.packageId?.packageId)
      const own = ownPackages.find((each) => each.id === item.customPackageId?.id)
      return {
        name: packageName(item),
        quantity: item.quantity,
        isOwnPackage: item.customPackageId !== null,
        item: own
          ? { ...itemOfCustomPackage(own), available: own.stockQuantity }
          : ready && itemOfPackage(ready),
      }
    })
    const productLines = orderProducts.map(({ productId: ordered, quantity }) => {
      const product = products.find((each) => each.productId === ordered.productId)
      const item = product && itemOfProduct(product)
      return { name: ordered.name, quantity, isOwnPackage: false, item }
    })
    return [...packageLines, ...productLines]
  }
}

/** Nothing for a 401, which has already led to /login. */
function sayWhy(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 401) return
  toast.error(loadingTexts.products)
}
