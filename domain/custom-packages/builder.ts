import { type DraftEdit, editedDraft, isSameWork, isUnsaved, type PackageDraft } from './draft.ts'

/** The page of custom packages: browsing, or building with one draft on the bench. */
export type BuilderState = {
  /** What is being built or, while browsing, what was left unfinished. */
  draft: PackageDraft | null
  isOpen: boolean
  /** What was asked for while other work lies unfinished: the customer has to choose. */
  wanted: PackageDraft | null
}

export type BuilderStep =
  | { type: 'open'; draft: PackageDraft }
  /** Of the unfinished and the wanted one, drop the unfinished. */
  | { type: 'replace' }
  /** Go on with the unfinished one. */
  | { type: 'resume' }
  | { type: 'edit'; edit: DraftEdit }
  /** Saved, or cancelled: nothing is left of it. */
  | { type: 'close' }
  /** A saved package is gone, and with it the work on it. */
  | { type: 'deleted'; packageId: number }

export const browsing: BuilderState = { draft: null, isOpen: false, wanted: null }

/** Work that was kept from an earlier visit; going on with it at once, or only having it at hand. */
export function resumedState(draft: PackageDraft | null, isOpen: boolean): BuilderState {
  if (!draft || (!isOpen && !isUnsaved(draft))) return browsing
  return { draft, isOpen, wanted: null }
}

export function nextBuilderState(state: BuilderState, step: BuilderStep): BuilderState {
  const { draft, wanted } = state
  switch (step.type) {
    case 'open':
      return opened(state, step.draft)
    case 'replace':
      return wanted ? building(wanted) : state
    case 'resume':
      return draft ? building(draft) : state
    case 'edit':
      return draft ? { ...state, draft: editedDraft(draft, step.edit) } : state
    case 'close':
      return browsing
    case 'deleted':
      return draft?.packageId === step.packageId ? browsing : state
  }
}

/** Unfinished work is never dropped unasked: it is gone on with, or the customer chooses. */
function opened(state: BuilderState, wanted: PackageDraft): BuilderState {
  const { draft } = state
  if (!draft || !isUnsaved(draft)) return building(wanted)
  const isSamePackage = draft.packageId === wanted.packageId
  if (isSameWork(draft, wanted) || (isSamePackage && !isUnsaved(wanted))) return building(draft)
  return { ...state, wanted }
}

function building(draft: PackageDraft): BuilderState {
  return { draft, isOpen: true, wanted: null }
}
