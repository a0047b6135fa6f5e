import * as z from 'zod/mini'
import type { PackageDraft } from '../../domain/custom-packages/draft.ts'
import { wholeCents } from '../../domain/money/money.ts'
import { localMemory } from '../../ui/site-data.ts'
import { keepInTab, keptInTab } from '../../ui/tab-memory.ts'

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
      isWithdrawn: z.optional(z.boolean()),
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
/** As it is kept in the browser, and in the state of a navigation. */
const wrappedDraft = z.object({ draft: packageDraft })

/** The entry of the browser's history at which the draft is built. */
export type BuilderEntry = z.infer<typeof builderEntry>

/** The customer's draft in this browser; each customer has their own. */
export function keptDraftOf(userId: number): PackageDraft | null {
  return draftIn(localMemory.getItem(keyOf(userId)))
}

export function keepDraft(userId: number, draft: PackageDraft | null): void {
  if (draft) localMemory.setItem(keyOf(userId), JSON.stringify({ draft }))
  else localMemory.removeItem(keyOf(userId))
}

/** Forgets the draft if it is one that is over. */
export function forgetDraft(userId: number, isOver: (draft: PackageDraft) => boolean): void {
  const draft = keptDraftOf(userId)
  if (draft && isOver(draft)) keepDraft(userId, null)
}

type OtherTab = {
  onChange: (draft: PackageDraft) => void
  /** It was saved or cancelled there. */
  onOver: (draft: PackageDraft) => void
}

/** Calls back when another tab has changed the draft; returns how to stop that. */
export function followDraft(userId: number, { onChange, onOver }: OtherTab): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== keyOf(userId)) return
    const [earlier, draft] = [draftIn(oldValue), draftIn(newValue)]
    if (draft) onChange(draft)
    else if (earlier) onOver(earlier)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Where the builder was last open in this tab. */
export function keptEntryOf(userId: number): BuilderEntry | null {
  return builderEntry.safeParse(keptInTab(keyOf(userId))).data ?? null
}

export function keepEntry(userId: number, entry: BuilderEntry | null): void {
  keepInTab(keyOf(userId), entry ?? undefined)
}

/** The draft in the state of a navigation to /custom_packages, if there is one. */
export function draftCarriedBy(state: unknown): PackageDraft | undefined {
  return wrappedDraft.safeParse(state).data?.draft
}

function draftIn(kept: string | null): PackageDraft | null {
  try {
    return wrappedDraft.safeParse(JSON.parse(kept ?? 'null')).data?.draft ?? null
  } catch {
    // Not written by this shop, so ignored.
    return null
  }
}

function keyOf(userId: number): string {
  return `package draft of customer ${userId}`
}
