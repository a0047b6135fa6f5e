import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { queryClient } from '../api/back-office-api.ts'
import { useOfficeTexts } from './texts.ts'

type ChangeFailureProps = {
  text: string | undefined
  isConflict: boolean
  onShowCurrent: () => void
}

/** Why a change was refused. After a conflict, what was typed stays until the operator loads the current state. */
export function ChangeFailure({ text, isConflict, onShowCurrent }: ChangeFailureProps) {
  const { showCurrent } = useOfficeTexts(officeControlTexts)
  const onClick = () => {
    onShowCurrent()
    void queryClient.invalidateQueries()
  }
  return (
    <>
      <FormFailure text={text} />
      {text && isConflict && (
        <div>
          <Button variant="outline" size="small" onClick={onClick}>
            {showCurrent}
          </Button>
        </div>
      )}
    </>
  )
}
