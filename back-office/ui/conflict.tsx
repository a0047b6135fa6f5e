import { useEffect, useRef } from 'react'
import { Button } from '../../app/ui/button.tsx'

type ConflictProps = {
  /** Each thing that differs, as it stands now and as it was to become. */
  differences: readonly { label: string; theirs: string; mine: string }[]
  onTheirs: () => void
  onMine: () => void
}

/** Tells the second of two editors what the first has saved; nothing is overwritten unasked. */
export function Conflict({ differences, onTheirs, onMine }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section role="alert" className="panel grid gap-4 border-chilli-700">
      <h2 ref={heading} tabIndex={-1}>
        Somebody else has changed this meanwhile
      </h2>
      <p>Nothing of yours was saved yet.</p>
      {differences.length > 0 && (
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
              {differences.map(({ label, theirs, mine }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{theirs}</td>
                  <td>{mine}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="outline" onClick={onTheirs}>
          Keep theirs
        </Button>
        <Button size="small" onClick={onMine}>
          Save mine over theirs
        </Button>
      </div>
    </section>
  )
}
