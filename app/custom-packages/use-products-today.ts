import { useQueryClient } from '@tanstack/react-query'
import { maximumLines } from '../../domain/limits.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { productsByIdQuery } from '../api/catalogue-queries.ts'
import { onPress } from '../api/on-press.ts'
import { draftProduct } from './drafts.ts'

/** Loads products as the shop sells them today; says so and returns nothing if that fails. */
export function useProductsToday() {
  const { productsNotLoaded } = useTexts(controlTexts)
  const queryClient = useQueryClient()
  return async (owned: readonly { productId: number }[]) => {
    const ids = [...new Set(owned.map(({ productId }) => productId))]
    try {
      const answers = await Promise.all(
        inChunks(ids).map((chunk) =>
          queryClient.fetchQuery({ ...productsByIdQuery(chunk), ...onPress }),
        ),
      )
      return answers.flat().map(draftProduct)
    } catch {
      toast.error(productsNotLoaded)
      return undefined
    }
  }
}

/** The catalogue returns this many products at once. */
function inChunks(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / maximumLines)
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * maximumLines, (index + 1) * maximumLines),
  )
}
