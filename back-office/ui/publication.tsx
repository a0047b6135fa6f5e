import { Button } from '../../app/ui/button.tsx'
import { FormFailure } from '../../app/ui/form-failure.tsx'
import { useSending } from '../../app/ui/use-sending.ts'
import { failureOf } from '../api/back-office-api.ts'
import { currentIn } from './edit-conflict.ts'

type PublicationProps<Subject> = {
  isPublished: boolean
  change: (isPublished: boolean) => Promise<Subject>
  /** Shows the subject as it is now, changed here or by somebody else. */
  show: (subject: Subject) => void
}

/** Shows something to customers, or to nobody. */
export function Publication<Subject>({ isPublished, change, show }: PublicationProps<Subject>) {
  const { isSending, failure, run } = useSending()
  const toggle = () =>
    run(async () => {
      try {
        show(await change(!isPublished))
        return undefined
      } catch (error) {
        const theirs = currentIn<Subject>(error)
        if (theirs) show(theirs)
        return failureOf(error)
      }
    })
  return (
    <>
      <Button
        size="small"
        variant={isPublished ? 'outline' : 'primary'}
        busy={isSending}
        onClick={toggle}
      >
        {isPublished ? 'Withdraw' : 'Publish'}
      </Button>
      <FormFailure text={failure} />
    </>
  )
}
