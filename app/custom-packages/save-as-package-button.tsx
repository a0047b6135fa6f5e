import { href, useNavigate } from 'react-router'
import { draftOfOwned } from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { carrying } from './drafts.ts'
import type { OwnedItem } from './owned-items.ts'
import { useProductsToday } from './use-products-today.ts'

type SaveAsPackageButtonProps = Pick<ButtonLook, 'variant'> & { owned: readonly OwnedItem[] }

/** Opens the builder with these products as a new package, at today's prices. */
export function SaveAsPackageButton({ owned, variant }: SaveAsPackageButtonProps) {
  const texts = useTexts(customPackageTexts)
  const navigate = useNavigate()
  const productsToday = useProductsToday()
  const { isSending, run } = useSending()

  const build = () =>
    run(async () => {
      const products = await productsToday(owned)
      if (!products) return
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
