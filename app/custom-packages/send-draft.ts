import { ApiError } from '../../contract/client.ts'
import type { CustomPackage } from '../../contract/index.ts'
import {
  budgetCents,
  draftPriceCents,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { api } from '../api/browser.ts'

type Outcome = { saved: CustomPackage } | { failure: string }

const customPackages = customPackageTexts

/** Sends a sound draft to be created or, when it changes a saved package, to be updated. */
export async function sendDraft(draft: PackageDraft, userId: number | undefined): Promise<Outcome> {
  const { packageId } = draft
  try {
    if (packageId === null) return await create(draft, userId)
    const items = draft.items.map(({ productId, quantity }) => ({ productId, quantity }))
    const { body } = await api('PUT /custom-packages/{id}', {
      params: { id: String(packageId) },
      body: { ...factsOf(draft, userId), packageItems: items },
    })
    return { saved: body }
  } catch (error) {
    return { failure: failureText(error, packageId === null) }
  }
}

async function create(draft: PackageDraft, userId: number | undefined): Promise<Outcome> {
  const { status, body } = await api('POST /custom-packages', {
    body: {
      ...factsOf(draft, userId),
      packageItems: draft.items.map((item) => ({
        productId: item.productId,
        productName: item.name,
        quantity: item.quantity,
        unitPrice: rupees(item.unitPriceCents),
        totalPrice: rupees(lineTotalCents(item)),
        imageUrl: item.imageUrl,
      })),
    },
  })
  return status === 201 && Number.isInteger(body.id)
    ? { saved: body }
    : { failure: customPackages.saveUnanswered }
}

function factsOf(draft: PackageDraft, userId: number | undefined) {
  const budget = budgetCents(draft)
  return {
    packageName: draft.name.trim(),
    description: customPackages.description(draft.items.length),
    price: rupees(draftPriceCents(draft)),
    status: 'ACTIVE' as const,
    userId,
    budget: budget == null ? null : rupees(budget),
  }
}

/** A refusal explains itself; anything else has the page's own words. */
function failureText(error: unknown, isNew: boolean): string {
  const refused = error instanceof ApiError && error.status < 500 ? error : undefined
  if (refused?.status === 401) return customPackages.loginFirst
  const ours = isNew ? customPackages.saveFailed : customPackages.updateFailed
  return refused?.serverMessage ?? ours
}
