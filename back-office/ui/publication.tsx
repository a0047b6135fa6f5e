import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { failureOf } from '../api/back-office-api.ts'
import { currentIn } from './edit-conflict.ts'

/** Whether customers see something, in a word. */
export function publicationText({ isPublished }: { isPublished: boolean }): string {
  return isPublished ? 'Published' : 'Not published'
}

type PublicationProps<Subject> = {
  isPublished: boolean
  change: (isPublished: boolean) => Promise<Subject>
  show: (subject: Subject) => void
  /** Somebody else has changed it: what was typed is based on what is no longer there. */
  startOver: (subject: Subject) => void
}

/** Shows something to customers, or to nobody. */
export function Publication<Subject>(props: PublicationProps<Subject>) {
  const { isPublished, change, show, startOver } = props
  const { isSending, failure, run } = useSending()
  const toggle = () =>
    run(async () => {
      try {
        show(await change(!isPublished))
        return undefined
      } catch (error) {
        const theirs = currentIn<Subject>(error)
        if (theirs) startOver(theirs)
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
