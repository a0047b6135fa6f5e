import { useQuery } from '@tanstack/react-query'
import { firstStepsTexts } from '../../domain/texts/en/back-office/first-steps.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { firstStepsQuery } from '../first-steps/first-steps-query.ts'
import { officeHref } from '../office-href.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { Section } from './section.tsx'

/** The way to the first customer, until the shop has sold something. */
export function FirstSteps() {
  const texts = useOfficeTexts(firstStepsTexts)
  const { data } = useQuery(firstStepsQuery)
  if (!data || data.hasSold) return null
  const done = data.steps.filter(({ isDone }) => isDone).length
  return (
    <Section title={texts.title} remark={texts.onDashboard}>
      <p className="flex flex-wrap items-center gap-4">
        <strong className="font-semibold">{texts.progress(done, data.steps.length)}</strong>
        <ButtonLink to={officeHref('/first-steps')} size="small">
          {texts.go}
        </ButtonLink>
      </p>
    </Section>
  )
}
