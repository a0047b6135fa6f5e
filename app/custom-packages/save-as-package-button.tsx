import { useQueryClient } from '@tanstack/react-query'
import { href, useNavigate } from 'react-router'
import { draftOfOwned } from '../../domain/custom-packages/draft.ts'
import { maximumLines } from '../../domain/limits.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { productsByIdQuery } from '../api/catalogue-queries.ts'
import { carrying, draftProduct } from './drafts.ts'
import type { OwnedItem } from './owned-items.ts'

type SaveAsPackageButtonProps = Pick<ButtonLook, 'variant'> & { owned: readonly OwnedItem[] }

/** Opens the builder with these products as a new package, at today's prices. */
export function SaveAsPackageButton({ owned, variant }: SaveAsPackageButtonProps) {
  const texts = useTexts(customPackageTexts)
  const { productsNotLoaded } = useTexts(controlTexts)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { isSending, run } = useSending()

  const productsOf = async (ids: number[]) => {
    const answers = await Promise.all(
      inChunks(ids).map((chunk) => queryClient.fetchQuery(productsByIdQuery(chunk))),
    )
    return answers.flat().map(draftProduct)
  }

  const build = () =>
    run(async () => {
      const ids = [...new Set(owned.map((item) => item.productId))]
      const products = await productsOf(ids).catch(() => undefined)
      if (!products) return void toast.error(productsNotLoaded)
      const draft = draftOfOwned(owned, products, texts)
      if (draft.items.length === 0) return void toast.info(texts.nothingSold)
      await navigate(href('/custom_packages'), { state: carrying(draft) })
    })

  return (
    <Button variant={variant} size="small" busy={isSending} onClick={build}>
      {texts.saveAsPackage}
    </Button>
  )
}

/** The catalogue returns this many products at once. */
function inChunks(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / maximumLines)
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * maximumLines, (index + 1) * maximumLines),
  )
}
