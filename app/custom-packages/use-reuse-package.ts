import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../contract/client.ts'
import type { CustomPackage } from '../../contract/index.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { customPackageQuery } from '../api/customer-queries.ts'
import { onPress } from '../api/on-press.ts'
import { readToken } from '../api/token.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { useIsAdding } from '../cart/use-cart.ts'
import { useSavedPackagesChanges } from './use-saved-packages.ts'

/** Puts a saved package into the cart as it is now: it may have been changed or deleted elsewhere. */
export function useReusePackage(customPackage: CustomPackage) {
  const { id } = customPackage
  const { unknown } = useTexts(customPackageTexts)
  const { addPackageFailed } = useTexts(cartTexts)
  const queryClient = useQueryClient()
  const { addCustomPackage } = useAddToCart()
  const isAdding = useIsAdding('customPackage', id)
  const { reload } = useSavedPackagesChanges()
  const [isAsking, setAsking] = useState(false)

  const find = async () => {
    setAsking(true)
    try {
      return await queryClient.fetchQuery({ ...customPackageQuery(id), ...onPress })
    } catch (error) {
      // The session has ended, which leads to /login.
      if (error instanceof ApiError && error.status === 401) return
      toast.error(unknown)
      void reload()
    } finally {
      setAsking(false)
    }
  }

  return {
    isBusy: isAsking || isAdding,
    addToCart: async () => {
      // Without a session nobody can be asked, and adding leads to the login.
      const found = readToken() === null ? customPackage : await find()
      if (!found) return
      await addCustomPackage(found, { failureText: addPackageFailed })
    },
  }
}
