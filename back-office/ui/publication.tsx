import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { useFailureOf } from '../api/failure.ts'
import { currentIn } from './edit-conflict.ts'
import { useOfficeTexts } from './texts.ts'

/** Whether customers see something, in a word. */
export function PublicationState({ isPublished }: { isPublished: boolean }) {
  const { published, notPublished } = useOfficeTexts(officeControlTexts).publication
  return isPublished ? published : notPublished
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
  const { publish, withdraw } = useOfficeTexts(officeControlTexts).publication
  const failureOf = useFailureOf()
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
        {isPublished ? withdraw : publish}
      </Button>
      <FormFailure text={failure} />
    </>
  )
}
