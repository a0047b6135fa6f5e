import { useState } from 'react'
import { toast } from '../../app/ui/toasts.tsx'
import { currentIn } from './edit-conflict.ts'

type Edit<Subject, Facts> = {
  send: (facts: Facts, version: number) => Promise<Subject>
  show: (subject: Subject) => void
}

/** Saves an edit; when somebody else was first, keeps both until the operator has chosen. */
export function useEdit<Subject extends { version: number }, Facts>({
  send,
  show,
}: Edit<Subject, Facts>) {
  const [conflict, setConflict] = useState<{ theirs: Subject; mine: Facts }>()
  const save = async (facts: Facts, version: number) => {
    try {
      show(await send(facts, version))
      setConflict(undefined)
      toast.success('Saved.')
    } catch (error) {
      const theirs = currentIn<Subject>(error)
      if (!theirs) throw error
      setConflict({ theirs, mine: facts })
    }
  }
  const keepTheirs = () => {
    if (conflict) show(conflict.theirs)
    setConflict(undefined)
  }
  const saveMine = async () => {
    if (conflict) await save(conflict.mine, conflict.theirs.version)
  }
  return { conflict, save, keepTheirs, saveMine }
}
