import { type DraftEdit, editedDraft, isSameWork, isUnsaved, type PackageDraft } from './draft.ts'

/** The page of custom packages: browsing, or building one draft. */
export type BuilderState = {
  /** What is being built or, while browsing, what was left unfinished. */
  draft: PackageDraft | null
  isOpen: boolean
  /** The draft that was requested while another is unfinished: the customer has to choose. */
  wanted: PackageDraft | null
}

export type BuilderStep =
  | { type: 'open'; draft: PackageDraft }
  /** Drop the unfinished draft and build the wanted one. */
  | { type: 'replace' }
  /** Continue the unfinished draft. */
  | { type: 'resume' }
  | { type: 'edit'; edit: DraftEdit }
  /** The customer went back to browsing: what is not saved is offered there. */
  | { type: 'leave' }
  /** The customer went forward to the builder again. */
  | { type: 'return' }
  /** The draft was saved or cancelled. What differs from it by now stays. */
  | { type: 'close'; draft: PackageDraft }
  /** Another tab has changed the draft that the browser keeps. */
  | { type: 'kept'; draft: PackageDraft }
  /** A saved package was deleted, and with it any draft of it. */
  | { type: 'deleted'; packageId: number }

export const browsing: BuilderState = { draft: null, isOpen: false, wanted: null }

/** The state for a draft kept from an earlier visit: building it at once, or only offering it. */
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
    case 'leave':
      return draft && isUnsaved(draft) ? { ...state, isOpen: false } : { ...browsing, wanted }
    case 'return':
      return draft && !wanted ? building(draft) : state
    case 'close':
      return draft && isSameWork(draft, step.draft) ? browsing : state
    case 'kept':
      return followed(state, step.draft)
    case 'deleted':
      return draft?.packageId === step.packageId ? browsing : state
  }
}

/** Never drops an unfinished draft without asking: it is continued, or the customer chooses. */
function opened(state: BuilderState, wanted: PackageDraft): BuilderState {
  const { draft } = state
  if (!draft || !isUnsaved(draft)) return building(wanted)
  const isSamePackage = draft.packageId === wanted.packageId
  if (isSameWork(draft, wanted) || (isSamePackage && !isUnsaved(wanted))) return building(draft)
  return { ...state, wanted }
}

/** Who builds another package here goes on with it. */
function followed(state: BuilderState, kept: PackageDraft): BuilderState {
  const { draft, isOpen, wanted } = state
  if (!isOpen) return { ...resumedState(kept, false), wanted }
  return draft?.packageId === kept.packageId ? { ...state, draft: kept } : state
}

function building(draft: PackageDraft): BuilderState {
  return { draft, isOpen: true, wanted: null }
}
