import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LanguageContext } from '../../ui/texts.ts'
import { LanguageChoice } from '../orders/language-choice.tsx'
import { useSheetLanguage } from '../orders/sheet-language.ts'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { LoadingList, RouteSheet } from './run-sheets.tsx'
import { runsQuery } from './runs-query.ts'

/** The lists of a run on paper: what goes into the van, and where it goes. */
export function Component() {
  const { date = '', runId } = useParams()
  const texts = useOfficeTexts(officeRunsTexts)
  const { print } = useOfficeTexts(orderSheetTexts)
  const { language, choose } = useSheetLanguage()
  const runs = useQuery(runsQuery(date))
  const run = runs.data?.runs.find((each) => String(each.runId) === runId)
  if (runs.data && !run) return <NoSuchPage />
  return (
    <>
      <div className="print:hidden">
        <PageTitle title={texts.sheetsOf(run?.van ?? '')}>
          <LanguageChoice language={language} onChoose={choose} />
          <Button onClick={() => window.print()} disabled={!run}>
            {print}
          </Button>
        </PageTitle>
      </div>
      {runs.isPending && <Spinner />}
      {runs.error && !runs.data && <Failed list={runs} />}
      {run && (
        <LanguageContext value={language}>
          <LoadingList date={date} run={run} />
          <RouteSheet date={date} run={run} />
        </LanguageContext>
      )}
    </>
  )
}
