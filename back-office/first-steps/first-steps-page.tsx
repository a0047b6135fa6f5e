import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import type { ReactNode } from 'react'
import { type FirstStep, neededFor } from '../../domain/settings/first-steps.ts'
import { firstStepsTexts } from '../../domain/texts/en/back-office/first-steps.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { type OfficePage, officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { FileLink } from '../ui/file-link.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { firstStepsQuery } from './first-steps-query.ts'
import { TestMail } from './test-mail.tsx'

/** Leads an owner from an empty shop to one that is open. */
export function Component() {
  const texts = useOfficeTexts(firstStepsTexts)
  const list = useQuery(firstStepsQuery)
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      {list.isPending && <Spinner />}
      {list.error && !list.data && <Failed list={list} />}
      {list.data && (
        <>
          <p className="mb-4 font-semibold">
            {texts.progress(
              list.data.steps.filter(({ isDone }) => isDone).length,
              list.data.steps.length,
            )}
          </p>
          <ol className="grid max-w-4xl gap-4">
            {list.data.steps.map(({ step, isDone }) => (
              <Step key={step} step={step} isDone={isDone} missing={list.data.missing} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

type Missing = keyof typeof settingsTexts.selfCheck.missing
type StepProps = { step: FirstStep; isDone: boolean; missing: readonly Missing[] }

function Step({ step, isDone, missing }: StepProps) {
  const texts = useOfficeTexts(firstStepsTexts)
  const { missing: words } = useOfficeTexts(settingsTexts).selfCheck
  const { title, text } = texts.steps[step]
  const lacking = missing.filter((each) => neededFor[step]?.includes(each))
  const Icon = isDone ? Check : CircleDashed
  return (
    <li aria-labelledby={`step-${step}`} className="panel grid gap-3">
      <div className="flex items-start gap-3">
        <Icon size={24} aria-hidden className={isDone ? 'flex-none text-leaf-700' : 'flex-none'} />
        <h2 id={`step-${step}`} className="min-w-0 flex-1">
          {title}
        </h2>
        <span className="text-label">{isDone ? texts.done : texts.toDo}</span>
      </div>
      <p className="text-pretty">{text}</p>
      {lacking.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {lacking.map((each) => (
            <li key={each}>{words[each]}</li>
          ))}
        </ul>
      )}
      <Actions step={step} />
    </li>
  )
}

function Actions({ step }: { step: FirstStep }) {
  const { steps: texts } = useOfficeTexts(firstStepsTexts)
  const actions: Record<FirstStep, ReactNode> = {
    facts: <To page="/settings">{texts.facts.link}</To>,
    goods: (
      <>
        <To page="/categories">{texts.goods.link}</To>
        <To page="/products/new">{texts.goods.product}</To>
        <FileLink path="/admin/exports/products?">{texts.goods.file}</FileLink>
        <To page="/csv">{texts.goods.import}</To>
      </>
    ),
    delivery: <To page="/delivery">{texts.delivery.link}</To>,
    mail: <TestMail />,
    gateway: <To page="/">{texts.gateway.link}</To>,
    machine: null,
    staff: <To page="/account">{texts.staff.link}</To>,
    open: (
      <>
        <To page="/products">{texts.open.link}</To>
        <a href="/" className={linkStyle}>
          {texts.open.shop}
        </a>
      </>
    ),
  }
  return actions[step] && <div className="flex flex-wrap gap-3">{actions[step]}</div>
}

const linkStyle = buttonClass({ variant: 'outline', size: 'small' })

type PlainPage = Exclude<OfficePage, `${string}:${string}`>

function To({ page, children }: { page: PlainPage; children: ReactNode }) {
  return (
    <ButtonLink to={officeHref<OfficePage>(page)} variant="outline" size="small">
      {children}
    </ButtonLink>
  )
}
