import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { currentIn } from './edit-conflict.ts'
import { useOfficeTexts } from './texts.ts'
import { useChange } from './use-change.ts'

/** Whether something is published, as text. */
export function PublicationState({ isPublished }: { isPublished: boolean }) {
  const { published, notPublished } = useOfficeTexts(officeControlTexts).publication
  return isPublished ? published : notPublished
}

type PublicationProps<Subject> = {
  isPublished: boolean
  change: (isPublished: boolean) => Promise<Subject>
  show: (subject: Subject) => void
  /** Shows what someone else has made of it. */
  showTheirs: (subject: Subject) => void
}

/** A button that publishes something or withdraws it. */
export function Publication<Subject>(props: PublicationProps<Subject>) {
  const { isPublished, show, showTheirs } = props
  const { publish, withdraw } = useOfficeTexts(officeControlTexts).publication
  const { isSending, failure, change } = useChange()
  const toggle = () =>
    change(async () => {
      try {
        show(await props.change(!isPublished))
      } catch (error) {
        const theirs = currentIn<Subject>(error)
        if (theirs) showTheirs(theirs)
        throw error
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
