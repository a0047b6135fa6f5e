import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { queryClient } from '../api/back-office-api.ts'
import { useOfficeTexts } from './texts.ts'

type ChangeFailureProps = { text: string | undefined; isConflict: boolean }

/** Why a change was refused. After a conflict, what was typed stays until the operator loads the current state. */
export function ChangeFailure({ text, isConflict }: ChangeFailureProps) {
  const { showCurrent } = useOfficeTexts(officeControlTexts)
  return (
    <>
      <FormFailure text={text} />
      {text && isConflict && (
        <div>
          <Button variant="outline" size="small" onClick={() => queryClient.invalidateQueries()}>
            {showCurrent}
          </Button>
        </div>
      )}
    </>
  )
}
