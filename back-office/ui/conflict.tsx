import { useEffect, useRef } from 'react'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { useFailureOf } from '../api/failure.ts'
import { DataTable } from './data-table.tsx'
import { differences, type Wording } from './differences.ts'
import { useOfficeTexts } from './texts.ts'
import { useUnsaved } from './unsaved.ts'

type ConflictProps = {
  theirs: Wording
  mine: Wording
  onTheirs: () => void
  onMine: () => Promise<void>
}

/** Shows the second of two editors what the first has saved. Nothing is overwritten until they choose. */
export function Conflict({ theirs, mine, onTheirs, onMine }: ConflictProps) {
  const texts = useOfficeTexts(officeControlTexts).conflict
  const failureOf = useFailureOf()
  const { isSending, failure, run } = useSending()
  useUnsaved(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const saveMine = () =>
    run(async () => {
      try {
        await onMine()
        return undefined
      } catch (error) {
        return failureOf(error)
      }
    })
  return (
    <section role="alert" className="panel grid gap-4 border-chilli-700">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.nothingSaved}</p>
      <DataTable
        caption={texts.differences}
        columns={[
          { header: texts.what, cell: ({ label }) => label },
          { header: texts.theirs, stacked: 'line', cell: (difference) => difference.theirs },
          { header: texts.mine, stacked: 'line', cell: (difference) => difference.mine },
        ]}
        rows={differences(theirs, mine)}
        keyOf={({ label }) => label}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="outline" onClick={onTheirs}>
          {texts.keepTheirs}
        </Button>
        <Button size="small" busy={isSending} onClick={saveMine}>
          {texts.saveMine}
        </Button>
      </div>
      <FormFailure text={failure} />
    </section>
  )
}
