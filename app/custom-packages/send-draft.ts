import { ApiError } from '../../contract/client.ts'
import type { CustomPackage } from '../../contract/index.ts'
import {
  budgetCents,
  type Contents,
  draftPriceCents,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { requestKeyFor } from '../../ui/request-key.ts'
import { api } from '../api/browser.ts'

type Outcome =
  | { saved: CustomPackage }
  /** `current` is the package that another device has changed since it was opened. */
  | { failure: string; current?: CustomPackage | undefined }

type PackageTexts = Texts['customPackageTexts']
type Sending = {
  userId: number | undefined
  texts: PackageTexts
}

/** Sends a valid draft: creates a package, or updates the saved one that the draft changes. */
export async function sendDraft(draft: PackageDraft, sending: Sending): Promise<Outcome> {
  const { texts } = sending
  const { packageId } = draft
  try {
    if (packageId === null) return await create(draft, sending)
    const items = draft.items.map(({ productId, quantity }) => ({ productId, quantity }))
    const { body } = await api('PUT /custom-packages/{id}', {
      params: { id: String(packageId) },
      body: { ...factsOf(draft, sending), packageItems: items, earlier: earlierOf(draft.saved) },
    })
    return { saved: body }
  } catch (error) {
    // Deleted on another device, but wanted after all.
    if (packageId !== null && isGone(error)) {
      return sendDraft({ ...draft, packageId: null }, sending)
    }
    return { failure: failureText(error, packageId === null, texts), current: currentIn(error) }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknownCustomPackage'
}

function earlierOf(saved: Contents) {
  return { packageName: saved.name, budget: budgetOf(saved), packageItems: [...saved.items] }
}

function currentIn(error: unknown): CustomPackage | undefined {
  if (!(error instanceof ApiError) || error.code !== 'customPackageChanged') return undefined
  // The contract declares it, but responses are typed, not parsed.
  return error.body.current as CustomPackage | undefined
}

async function create(draft: PackageDraft, sending: Sending): Promise<Outcome> {
  const sent = {
    ...factsOf(draft, sending),
    packageItems: draft.items.map((item) => ({
      productId: item.productId,
      productName: item.name,
      quantity: item.quantity,
      unitPrice: rupees(item.unitPriceCents),
      totalPrice: rupees(lineTotalCents(item)),
      imageUrl: item.imageUrl,
    })),
  }
  const { status, body } = await api('POST /custom-packages', {
    body: { ...sent, requestKey: requestKeyFor('package', sent) },
  })
  return status === 201 && Number.isInteger(body.id)
    ? { saved: body }
    : { failure: sending.texts.saveUnanswered }
}

function factsOf(draft: PackageDraft, { userId, texts }: Sending) {
  return {
    packageName: draft.name.trim(),
    description: texts.description(draft.items.length),
    price: rupees(draftPriceCents(draft)),
    status: 'ACTIVE' as const,
    userId,
    budget: budgetOf(draft),
  }
}

function budgetOf(contents: Pick<Contents, 'budget'>): number | null {
  const budget = budgetCents(contents)
  return budget == null ? null : rupees(budget)
}

/** A refusal brings its message; any other failure gets the page's own. */
function failureText(error: unknown, isNew: boolean, texts: PackageTexts): string {
  const refused = error instanceof ApiError && error.status < 500 ? error : undefined
  if (refused?.status === 401) return texts.loginFirst
  const ours = isNew ? texts.saveFailed : texts.updateFailed
  return refused?.serverMessage ?? ours
}
