import { useQueryClient } from '@tanstack/react-query'
import { href, useLocation, useNavigate } from 'react-router'
import type { CartCustomPackage, Package, Product } from '../../contract/index.ts'
import { guestTexts } from '../../domain/texts/en/cart.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { userQuery } from '../api/customer-queries.ts'
import { readToken } from '../api/token.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { useCartStore } from './cart-provider.tsx'
import type { AddOptions } from './edits.ts'
import { failureOf } from './failure.ts'
import { keepGuestItem } from './guest-item.ts'
import { itemOfCustomPackage, itemOfPackage, itemOfProduct, type ShopItem } from './items.ts'

/**
 * Puts things into the cart, from any page. Each function returns whether it is saved there; a message
 * has then been shown. A guest is asked to log in, and finds it in the cart afterwards.
 */
export function useAddToCart() {
  const texts = useTexts(guestTexts)
  const { networkError } = useTexts(controlTexts)
  const store = useCartStore()
  const { status } = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()

  async function add(item: ShopItem, note: string, options: AddOptions = {}): Promise<boolean> {
    // Somebody may have signed out in another window while this one was waiting.
    if (status === 'guest' || readToken() === null) {
      toast.info(item.kind === 'customPackage' ? texts.addPackage : texts.addItem)
      keepGuestItem({ item, note, quantity: options.quantity })
      navigate(href('/login'), { state: returnHere(location) })
      return false
    }
    if (status === 'unreachable') {
      toast.error(networkError)
      return false
    }
    // Pressed before it is known who is signed in.
    if (status === 'loading' && !(await openCart())) return false
    return store.add(item, note, options)
  }

  async function openCart(): Promise<boolean> {
    try {
      store.open((await queryClient.ensureQueryData(userQuery())).id)
      return true
    } catch (error) {
      if (failureOf(error) !== 'sessionEnded') toast.error(networkError)
      return false
    }
  }

  return {
    addProduct: (product: Product, options?: AddOptions) =>
      add(itemOfProduct(product), '', options),
    addPackage: (shopPackage: Package, options?: AddOptions) =>
      add(itemOfPackage(shopPackage), 'Added from packages', options),
    addCustomPackage: (customPackage: CartCustomPackage, options?: AddOptions) =>
      add(itemOfCustomPackage(customPackage), 'Custom package', options),
  }
}
