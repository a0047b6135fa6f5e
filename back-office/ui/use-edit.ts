import { useRef, useState } from 'react'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { toast } from '../../ui/toasts.tsx'
import { currentIn } from './edit-conflict.ts'
import { useOfficeTexts } from './texts.ts'
import { useFocusAfter } from './use-focus-after.ts'

type Edit<Subject, Facts> = {
  send: (facts: Facts, version: number) => Promise<Subject>
  show: (subject: Subject) => void
  /** What to say once it is saved, if not "Saved." */
  done?: string
}

/**
 * Saves an edit. After a conflict it holds both versions until the operator has chosen. The form has
 * `edition` as its key: it starts again with what was saved, and otherwise keeps what was typed. `place`, around the form,
 * is where the focus then finds its new button.
 */
export function useEdit<Subject extends { version: number }, Facts>({
  send,
  show,
  done,
}: Edit<Subject, Facts>) {
  const { saved } = useOfficeTexts(officeControlTexts)
  const [edition, setEdition] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useFocusAfter(edition, () => place.current?.querySelector<HTMLElement>('[type=submit]'))
  const [conflict, setConflict] = useState<{ theirs: Subject; mine: Facts }>()
  const startOver = (subject: Subject) => {
    show(subject)
    setEdition((previous) => previous + 1)
    setConflict(undefined)
  }
  const save = async (facts: Facts, version: number) => {
    try {
      startOver(await send(facts, version))
      toast.success(done ?? saved)
    } catch (error) {
      const theirs = currentIn<Subject>(error)
      if (!theirs) throw error
      setConflict({ theirs, mine: facts })
    }
  }
  const keepTheirs = () => {
    if (conflict) startOver(conflict.theirs)
  }
  const saveMine = async () => {
    if (conflict) await save(conflict.mine, conflict.theirs.version)
  }
  return { edition, place, startOver, conflict, save, keepTheirs, saveMine }
}
