import * as z from 'zod/mini'
import type { PackageDraft } from '../../domain/custom-packages/draft.ts'
import { wholeCents } from '../../domain/money/money.ts'

const packageDraft: z.ZodMiniType<PackageDraft> = z.object({
  packageId: z.nullable(z.number()),
  name: z.string(),
  budget: z.string(),
  items: z.array(
    z.object({
      productId: z.number(),
      name: z.string(),
      imageUrl: z.string(),
      unitPriceCents: z.pipe(z.number(), z.transform(wholeCents)),
      categoryId: z.nullable(z.number()),
      isSoldOut: z.boolean(),
      quantity: z.number(),
    }),
  ),
  saved: z.object({
    name: z.string(),
    budget: z.string(),
    items: z.array(z.object({ productId: z.number(), quantity: z.number() })),
  }),
  leftOut: z.array(z.string()),
})
const builderEntry = z.object({
  /** The entry's key; null while the browser is still on its way there. */
  key: z.nullable(z.string()),
  /** Whether the entry before it is the list. */
  isAfterList: z.boolean(),
})
const keptDraft = z.object({ draft: packageDraft, entry: z.nullable(builderEntry) })
const carriedDraft = z.object({ draft: packageDraft })

/** The entry of the browser's history at which the draft is built. */
export type BuilderEntry = z.infer<typeof builderEntry>

type KeptDraft = { draft: PackageDraft | null; entry: BuilderEntry | null }

/** The customer's draft in this browser; each customer has their own. */
export function keptDraftOf(userId: number): KeptDraft {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(userId)) ?? 'null')
    return keptDraft.safeParse(kept).data ?? nothing
  } catch {
    // Not written by this shop, so ignored.
    return nothing
  }
}

export function keepDraft(userId: number, { draft, entry }: KeptDraft): void {
  try {
    if (draft) window.localStorage.setItem(keyOf(userId), JSON.stringify({ draft, entry }))
    else window.localStorage.removeItem(keyOf(userId))
  } catch {
    // The browser's storage is full or disabled: the draft lasts as long as its page.
  }
}

/** Forgets the draft if it is one that is over. */
export function forgetDraft(userId: number, isOver: (draft: PackageDraft) => boolean): void {
  const { draft } = keptDraftOf(userId)
  if (draft && isOver(draft)) keepDraft(userId, nothing)
}

/** The draft in the state of a navigation to /custom_packages, if there is one. */
export function draftCarriedBy(state: unknown): PackageDraft | undefined {
  return carriedDraft.safeParse(state).data?.draft
}

const nothing: KeptDraft = { draft: null, entry: null }

function keyOf(userId: number): string {
  return `package draft of customer ${userId}`
}
