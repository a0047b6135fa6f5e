import { useQuery } from '@tanstack/react-query'
import { firstStepsTexts } from '../../domain/texts/en/back-office/first-steps.ts'
import { legalPagesTexts } from '../../domain/texts/en/back-office/legal.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { SelfCheck } from './self-check.tsx'
import { SettingForm } from './setting-form.tsx'
import { settingsQuery } from './settings-query.ts'

/** What an owner can change about the shop while it runs, in groups by the first part of each key. */
export function Component() {
  const texts = useOfficeTexts(settingsTexts)
  const { title: firstSteps } = useOfficeTexts(firstStepsTexts)
  const { title: legalPages } = useOfficeTexts(legalPagesTexts)
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageTitle title={texts.title}>
        <ButtonLink to={officeHref('/legal')} variant="outline" size="small">
          {legalPages}
        </ButtonLink>
        <ButtonLink to={officeHref('/first-steps')} variant="outline" size="small">
          {firstSteps}
        </ButtonLink>
      </PageTitle>
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      <SelfCheck />
      {settings.isPending && <Spinner />}
      {settings.error && !settings.data && <Failed list={settings} />}
      <div className="grid gap-8">
        {settings.data &&
          Object.entries(texts.groups).map(([group, title]) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className="mb-3">
                {title}
              </h2>
              <div className="grid gap-4 xl:grid-cols-2">
                {settings.data
                  .filter(({ key }) => key.startsWith(`${group}.`))
                  .map((setting) => (
                    <SettingForm key={setting.key} setting={setting} />
                  ))}
              </div>
            </section>
          ))}
      </div>
    </>
  )
}
