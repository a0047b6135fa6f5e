import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect } from 'react'
import { href, Link, useLocation } from 'react-router'
import { useIsAnswer } from '../forms/posted-form.tsx'
import type { Question } from '../shell/structured-data/questions.ts'

type Section = { id: string; title: string; text: ReactNode }

type LegalPageProps = {
  title: string
  lead: string
  /** Under the title. */
  badge?: ReactNode
  sections: readonly Section[]
  questions: readonly Question[]
}

/** A long text in sections, with an index beside it. */
export function LegalPage({ title, lead, badge, sections, questions }: LegalPageProps) {
  const all = [...sections, questionsSection(questions)]
  useTopOnOpen()
  return (
    <>
      <div className="ground ground-husk ground-heading rounded-none">
        <div className="page-width pt-4 pb-8 md:pt-7 md:pb-12">
          <Breadcrumb title={title} />
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
            <h1>{title}</h1>
            {badge}
          </div>
        </div>
      </div>
      <div aria-hidden className="tooth tooth-down text-husk-50" />
      <div className="page-width">
        <p className="mt-5 max-w-(--width-reading) text-lead md:mt-7">{lead}</p>
        <div className="mt-7 grid gap-10 md:mt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
          <SideIndex sections={all} />
          <div className="legal-text">
            {all.map(({ id, title: heading, text }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                {text}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** Also on going back and on a reload, after which the browser would be where it was; a section's own address wins, and so does a form. */
function useTopOnOpen(): void {
  const { hash } = useLocation()
  const isAnswer = useIsAnswer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the index opens nothing
  useEffect(() => {
    if (!hash && !isAnswer) window.scrollTo(0, 0)
  }, [])
}

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        <li>
          <Link
            to={href('/')}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            Home
          </Link>
        </li>
        <li aria-current="page" className="flex items-center gap-2.5">
          <ChevronRight size={16} aria-hidden />
          {title}
        </li>
      </ol>
    </nav>
  )
}

function SideIndex({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-label="On this page"
      className="self-start border-l-6 border-leaf-700 bg-husk-50 py-3 lg:sticky lg:top-22"
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center px-5 py-1.5 leading-snug font-semibold hover:bg-leaf-100"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function questionsSection(questions: readonly Question[]): Section {
  return {
    id: 'common-questions',
    title: 'Common questions',
    text: questions.map(({ question, answer }) => (
      <div key={question}>
        <h3>{question}</h3>
        <p>{answer}</p>
      </div>
    )),
  }
}
