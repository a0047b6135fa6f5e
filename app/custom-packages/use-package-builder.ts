import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'
import {
  type BuilderStep,
  nextBuilderState,
  resumedState,
} from '../../domain/custom-packages/builder.ts'
import {
  type DraftEdit,
  isSameWork,
  type PackageDraft,
} from '../../domain/custom-packages/draft.ts'
import { useRequestKey } from '../../ui/use-request-key.ts'
import { productsByIdQuery } from '../api/catalogue-queries.ts'
import { draftProduct } from './drafts.ts'
import { forgetDraft, keepDraft, keptDraftOf } from './kept-draft.ts'
import { useBuilderEntry } from './use-builder-entry.ts'

export type PackageBuilder = ReturnType<typeof usePackageBuilder>

/**
 * Browsing or building, with a draft that this browser keeps through reloads and logins. Building is an
 * entry of its own in the browser's history: its back button returns to the list, and arriving by a link
 * only offers to continue the draft.
 */
export function usePackageBuilder(userId: number) {
  const [kept] = useState(() => keptDraftOf(userId))
  const { isBuilding, entry, carried, enter, exit } = useBuilderEntry(kept.entry)
  const [state, dispatch] = useReducer(nextBuilderState, kept.draft, (draft) =>
    resumedState(draft, isBuilding),
  )
  const { draft } = state
  const request = useRequestKey()
  useEffect(() => keepDraft(userId, { draft, entry }), [userId, draft, entry])

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

  usePricesOfToday(state.isOpen ? draft : null, (edit) => dispatch({ type: 'edit', edit }))

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
    edit: (edit: DraftEdit) => dispatch({ type: 'edit', edit }),
    close: (closed: PackageDraft) => {
      dispatch({ type: 'close', draft: closed })
      request.forget()
      // What is dispatched after this page was left has no effect.
      forgetDraft(userId, (kept) => isSameWork(kept, closed))
    },
    forget: (packageId: number) => dispatch({ type: 'deleted', packageId }),
    /** Of the request that saves a new package. */
    keyFor: request.keyFor,
  }
}

/** What was chosen some time ago may have another price since then, or be sold out. */
function usePricesOfToday(draft: PackageDraft | null, onAnswer: (edit: DraftEdit) => void) {
  const queryClient = useQueryClient()
  const isOpen = draft !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when a draft is opened, not at each edit
  useEffect(() => {
    if (!draft || draft.items.length === 0) return
    const asked = draft.items.map((item) => item.productId)
    queryClient.fetchQuery(productsByIdQuery(asked)).then(
      (products) => onAnswer({ type: 'refresh', asked, products: products.map(draftProduct) }),
      () => {
        // The known prices stay; the server computes its own when the package is saved.
      },
    )
  }, [isOpen, draft?.packageId])
}
