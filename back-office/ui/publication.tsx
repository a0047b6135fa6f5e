import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { useFailureOf } from '../api/failure.ts'
import { currentIn } from './edit-conflict.ts'
import { useOfficeTexts } from './texts.ts'

/** Whether something is published, as text. */
export function PublicationState({ isPublished }: { isPublished: boolean }) {
  const { published, notPublished } = useOfficeTexts(officeControlTexts).publication
  return isPublished ? published : notPublished
}

type PublicationProps<Subject> = {
  isPublished: boolean
  change: (isPublished: boolean) => Promise<Subject>
  show: (subject: Subject) => void
  /** Someone else has changed it, so what was typed is based on an old version. */
  startOver: (subject: Subject) => void
}

/** A button that publishes something or withdraws it. */
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
