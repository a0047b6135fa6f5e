import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import {
  type BuilderStep,
  nextBuilderState,
  resumedState,
} from '../../domain/custom-packages/builder.ts'
import {
  type DraftEdit,
  isSameWork,
  type PackageDraft,
  resumedDraft,
} from '../../domain/custom-packages/draft.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { forgetRequestKey } from '../../ui/request-key.ts'
import { useTexts } from '../../ui/texts.ts'
import { productsByIdQuery } from '../api/catalogue-queries.ts'
import { draftProduct } from './drafts.ts'
import {
  followDraft,
  forgetDraft,
  keepDraft,
  keepEntry,
  keptDraftOf,
  keptEntryOf,
} from './kept-draft.ts'
import { useBuilderEntry } from './use-builder-entry.ts'

export type PackageBuilder = ReturnType<typeof usePackageBuilder>

/**
 * Browsing or building, with a draft that this browser keeps through reloads and logins. Building is an
 * entry of its own in the browser's history: its back button returns to the list, and arriving by a link
 * only offers to continue the draft.
 */
export function usePackageBuilder(userId: number) {
  const texts = useTexts(customPackageTexts)
  const [kept] = useState(() => {
    const draft = keptDraftOf(userId)
    return draft && resumedDraft(draft, texts)
  })
  const [keptEntry] = useState(() => (kept ? keptEntryOf(userId) : null))
  const { isBuilding, entry, carried, enter, exit } = useBuilderEntry(keptEntry)
  const [state, dispatch] = useReducer(nextBuilderState, kept, (draft) =>
    resumedState(draft, isBuilding),
  )
  const { draft } = state
  useEffect(() => keepEntry(userId, entry), [userId, entry])
  useKeptDraft(userId, draft, dispatch)

  useEffect(() => dispatch({ type: isBuilding ? 'return' : 'leave' }), [isBuilding])
  useEffect(() => {
    if (!carried) return
    dispatch({ type: 'open', draft: carried })
    enter()
  }, [carried, enter])

  // Not as part of closing: the draft may have been saved after its customer went elsewhere, where they stay.
  useEffect(() => {
    if (!draft) exit()
  }, [draft, exit])

  const edit = (change: DraftEdit) => dispatch({ type: 'edit', edit: change })
  const refreshBox = useProductsOfToday(state.isOpen ? draft : null, edit)
  const queryClient = useQueryClient()

  /** Steps that open the builder, unless the customer has to choose between two drafts first. */
  const open = (step: BuilderStep) => {
    dispatch(step)
    if (nextBuilderState(state, step).isOpen) enter()
  }
  return {
    ...state,
    open: (wanted: PackageDraft) => open({ type: 'open', draft: wanted }),
    replace: () => open({ type: 'replace' }),
    resume: () => open({ type: 'resume' }),
    edit,
    /** Loads the products again, in the box and on the shelf. */
    refresh: () => {
      refreshBox()
      void queryClient.invalidateQueries({ queryKey: ['products'] })
    },
    close: (closed: PackageDraft) => {
      dispatch({ type: 'close', draft: closed })
      forgetRequestKey('package')
      // What is dispatched after this page was left has no effect.
      forgetDraft(userId, (kept) => isSameWork(kept, closed))
    },
    forget: (packageId: number) => dispatch({ type: 'deleted', packageId }),
  }
}

/** Keeps the draft in this browser, and follows what other tabs do with it. */
function useKeptDraft(
  userId: number,
  draft: PackageDraft | null,
  dispatch: (step: BuilderStep) => void,
) {
  const received = useRef<PackageDraft>(undefined)
  useEffect(() => {
    // It is kept already. Writing it once more could take back what the other tab has changed since.
    if (draft !== received.current) keepDraft(userId, draft)
  }, [userId, draft])
  useEffect(
    () =>
      followDraft(userId, {
        onChange: (changed) => {
          received.current = changed
          dispatch({ type: 'kept', draft: changed })
        },
        onOver: (closed) => dispatch({ type: 'close', draft: closed }),
      }),
    [userId, dispatch],
  )
}

/** What was chosen some time ago may have another price since then, or be sold out. Returns how to look again. */
function useProductsOfToday(draft: PackageDraft | null, onAnswer: (edit: DraftEdit) => void) {
  const queryClient = useQueryClient()
  const isOpen = draft !== null
  const refresh = () => {
    if (!draft || draft.items.length === 0) return
    const asked = draft.items.map((item) => item.productId)
    queryClient.fetchQuery(productsByIdQuery(asked)).then(
      (products) => onAnswer({ type: 'refresh', asked, products: products.map(draftProduct) }),
      () => {
        // The known prices stay; the server computes its own when the package is saved.
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when a draft is opened, not at each edit
  useEffect(refresh, [isOpen, draft?.packageId])
  return refresh
}
