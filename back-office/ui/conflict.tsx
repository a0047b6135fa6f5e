import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { failureOf } from '../api/back-office-api.ts'
import { differences, type Wording } from './differences.ts'

type ConflictProps = {
  theirs: Wording
  mine: Wording
  onTheirs: () => void
  onMine: () => Promise<void>
}

/** Tells the second of two editors what the first has saved; nothing is overwritten unasked. */
export function Conflict({ theirs, mine, onTheirs, onMine }: ConflictProps) {
  const { isSending, failure, run } = useSending()
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
        Somebody else has changed this meanwhile
      </h2>
      <p>Nothing of yours was saved yet.</p>
      <div className="table-scroller">
        <table className="table">
          <caption>What differs</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Theirs, saved</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences(theirs, mine).map((difference) => (
              <tr key={difference.label}>
                <th scope="row">{difference.label}</th>
                <td>{difference.theirs}</td>
                <td>{difference.mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="outline" onClick={onTheirs}>
          Keep theirs
        </Button>
        <Button size="small" busy={isSending} onClick={saveMine}>
          Save mine over theirs
        </Button>
      </div>
      <FormFailure text={failure} />
    </section>
  )
}
