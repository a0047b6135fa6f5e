import { useQuery } from '@tanstack/react-query'
import { countText } from '../../domain/numbers.ts'
import { retentionTexts } from '../../domain/texts/en/back-office/retention.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { type Retention, retentionQuery } from './queries.ts'
import { Section } from './section.tsx'

/** Whether personal data is deleted in time: a line while it is, an alarm while it is not. */
export function OldData() {
  const { title } = useOfficeTexts(retentionTexts)
  const retention = useQuery(retentionQuery)
  if (retention.error && !retention.data) return <Failed list={retention} />
  if (!retention.data) return null
  return (
    <Section title={title}>
      <LastRun {...retention.data} />
    </Section>
  )
}

function LastRun({ at, isLate, deleted, overdue }: Retention) {
  const texts = useOfficeTexts(retentionTexts)
  if (!at) return <p>{texts.never}</p>
  const moment = <ShopDate value={at} />
  if (isLate || overdue.length > 0) {
    return (
      <div role="alert" className="grid gap-2 text-chilli-700">
        <p className="font-semibold">
          <Sentence parts={isLate ? texts.late(moment) : texts.overdue(moment)} />
        </p>
        <ul className="list-disc pl-5">
          {overdue.map(({ kind, count }) => (
            <li key={kind}>{`${texts.rules[kind].what}: ${countText(count)}`}</li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <p className="text-label text-husk-700">
      <Sentence parts={texts.proven(moment, countText(deleted))} />
    </p>
  )
}
