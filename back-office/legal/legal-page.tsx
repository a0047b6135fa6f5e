import { useQuery } from '@tanstack/react-query'
import { legalPages } from '../../domain/legal/versions.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { legalVersionsQuery } from './legal-query.ts'
import { VersionForm } from './version-form.tsx'
import { VersionList } from './version-list.tsx'

/** The texts of the legal pages, each from a day on. */
export function Component() {
  const texts = useOfficeTexts(legalPagesTexts)
  const versions = useQuery(legalVersionsQuery)
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-6 max-w-4xl text-pretty">{texts.text}</p>
      {versions.isPending && <Spinner />}
      {versions.error && !versions.data && <Failed list={versions} />}
      {versions.data &&
        legalPages.map((page) => {
          const own = versions.data.filter((each) => each.page === page)
          return (
            <section key={page} aria-labelledby={`page-${page}`} className="mb-10 grid gap-4">
              <h2 id={`page-${page}`}>{texts.pages[page]}</h2>
              <VersionList page={page} versions={own} />
              <VersionForm page={page} versions={own} />
            </section>
          )
        })}
    </>
  )
}
