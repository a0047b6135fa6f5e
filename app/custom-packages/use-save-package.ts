import { useState } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { CustomPackage } from '../../contract/index.ts'
import {
  draftPriceCents,
  faultOfPackageDraft,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { builderLimits } from '../../domain/limits.ts'
import { amountText, type Cents, cents } from '../../domain/money/money.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { returnHere } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'
import { draftOfPackage } from './drafts.ts'
import { sendDraft } from './send-draft.ts'
import type { PackageBuilder } from './use-package-builder.ts'
import { useSavedPackagesChanges } from './use-saved-packages.ts'

/** Saves the draft, closes the builder and, on request, puts the package into the cart. */
export function useSavePackage(draft: PackageDraft, { close, edit, refresh }: PackageBuilder) {
  const texts = useTexts(customPackageTexts)
  const formTexts = {
    customPackageTexts: texts,
    fieldTexts: useTexts(fieldTexts),
    formats: useTexts(formats),
  }
  const { user } = useSession()
  const { addCustomPackage } = useAddToCart()
  const changes = useSavedPackagesChanges()
  const navigate = useNavigate()
  const location = useLocation()
  const { isSending, failure, run, clearFailure } = useSending()
  const [isForCart, setForCart] = useState(false)

  const save = (addsToCart: boolean) => {
    setForCart(addsToCart)
    return run(async () => {
      const refused = refusal()
      if (refused) return refused
      const outcome = await sendDraft(draft, { userId: user?.id, texts })
      if ('failure' in outcome) {
        toast.error(outcome.failure)
        if (outcome.current) showSavedElsewhere(outcome.current)
        // A product may have been withdrawn, which its line says.
        refresh()
        return outcome.failure
      }
      finish(outcome.saved)
      if (!addsToCart) return changes.reloadAfter(builderLimits.reloadAfterSaveMs)
      void addToCart(outcome.saved)
    })
  }

  const refusal = () => {
    const fault = user ? faultOfPackageDraft(draft, formTexts) : texts.loginFirst
    if (fault) toast.error(fault)
    if (!user) void navigate(href('/login'), { state: returnHere(location) })
    return fault
  }

  /** The draft stays as it is; who saves it once more knows what it replaces. */
  const showSavedElsewhere = (current: CustomPackage) => {
    const { saved } = draftOfPackage(current, formTexts.formats)
    edit({ type: 'savedElsewhere', contents: saved })
    changes.updated(current)
  }

  const finish = (saved: CustomPackage) => {
    const isNew = saved.id !== draft.packageId
    toast.success(isNew ? texts.saved : texts.updated)
    tellPrice(draftPriceCents(draft), cents(saved.price))
    if (isNew) changes.created(saved)
    else changes.updated(saved)
    close(draft)
  }

  /** The shop's price may have changed while the package was built. */
  const tellPrice = (was: Cents, now: Cents) => {
    if (now === was) return
    const inWords = (price: Cents) => amountText(price, formTexts.formats)
    toast.info(texts.priceChanged(inWords(was), inWords(now)))
  }

  const addToCart = async (saved: CustomPackage) => {
    await addCustomPackage(saved, { failureText: texts.savedNotAdded })
    changes.reloadAfter(builderLimits.reloadAfterAddToCartMs)
  }

  return {
    save: () => save(false),
    saveAndAdd: () => save(true),
    isSaving: isSending && !isForCart,
    isSavingForCart: isSending && isForCart,
    isBusy: isSending,
    failure,
    clearFailure,
  }
}
