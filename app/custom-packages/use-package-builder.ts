import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { nextBuilderState, resumedState } from '../../domain/custom-packages/builder.ts'
import type { DraftEdit, PackageDraft } from '../../domain/custom-packages/draft.ts'
import { productsByIdQuery } from '../api/queries.ts'
import { draftProduct } from './drafts.ts'
import { draftCarriedBy, keepDraft, keptDraftOf } from './kept-draft.ts'

export type PackageBuilder = ReturnType<typeof usePackageBuilder>

/**
 * Browsing or building, with a draft that this browser keeps through reloads and logins. Going
 * back or reloading opens the builder again; arriving by a link only offers to continue the draft.
 */
export function usePackageBuilder(userId: number) {
  const isNewVisit = useNavigationType() === 'PUSH'
  const [state, dispatch] = useReducer(nextBuilderState, userId, (id) => {
    const kept = keptDraftOf(id)
    return resumedState(kept.draft, kept.isOpen && !isNewVisit)
  })
  useEffect(() => keepDraft(userId, state), [userId, state])

  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const draft = draftCarriedBy(location.state)
    if (!draft) return
    dispatch({ type: 'open', draft })
    void navigate(location.pathname, { replace: true, preventScrollReset: true })
  }, [location, navigate])

  usePricesOfToday(state.isOpen ? state.draft : null, (edit) => dispatch({ type: 'edit', edit }))

  return {
    ...state,
    open: (draft: PackageDraft) => dispatch({ type: 'open', draft }),
    edit: (edit: DraftEdit) => dispatch({ type: 'edit', edit }),
    close: () => dispatch({ type: 'close' }),
    replace: () => dispatch({ type: 'replace' }),
    resume: () => dispatch({ type: 'resume' }),
    forget: (packageId: number) => dispatch({ type: 'deleted', packageId }),
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
