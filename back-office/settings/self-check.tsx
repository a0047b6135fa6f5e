import { useQuery } from '@tanstack/react-query'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { api } from '../api/back-office-api.ts'
import { useOfficeTexts } from '../ui/texts.ts'

/** What is still missing before customers come; nothing once all is there. */
export function SelfCheck() {
  const { selfCheck: texts } = useOfficeTexts(settingsTexts)
  const { data: missing = [] } = useQuery({
    queryKey: ['settings', 'self-check'],
    queryFn: async () => (await api('GET /admin/self-check', {})).body,
  })
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="self-check" className="panel mb-6 grid max-w-4xl gap-3">
      <h2 id="self-check">{texts.title}</h2>
      <ul className="grid list-disc gap-2 pl-5">
        {missing.map((each) => (
          <li key={each}>{texts.missing[each]}</li>
        ))}
      </ul>
    </section>
  )
}
