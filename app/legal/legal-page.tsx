import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect } from 'react'
import { href, Link, useLocation } from 'react-router'
import { legalTexts } from '../../domain/texts/en/legal.ts'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { Badge } from '../../ui/badge.tsx'
import { useTexts } from '../../ui/texts.ts'
import { useIsAnswer } from '../forms/posted-form.tsx'
import type { Question } from '../shell/structured-data/questions.ts'
import type { LegalText, Section } from './legal-text.ts'

type LegalPageProps = {
  text: LegalText
  /** When the text is valid, and a last section with the way to other versions. */
  validity?: { note: string; versions: Section }
}

/** A long text in sections, with an index beside it. */
export function LegalPage({ text, validity }: LegalPageProps) {
  const { title, lead, badge, sections, questions } = text
  const texts = useTexts(legalTexts)
  const asked = questions.length > 0 ? [questionsSection(texts.questions, questions)] : []
  const all = [...sections, ...asked, ...(validity ? [validity.versions] : [])]
  useTopOnOpen()
  return (
    <>
      <div className="ground ground-husk ground-heading rounded-none">
        <div className="page-width pt-4 pb-8 md:pt-7 md:pb-12">
          <Breadcrumb title={title} />
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
            <h1>{title}</h1>
            {badge && (
              <Badge tone="leaf" withLozenge={false}>
                {badge}
              </Badge>
            )}
          </div>
        </div>
      </div>
      <div aria-hidden className="tooth tooth-down text-husk-50" />
      <div className="page-width">
        {validity && <p className="mt-5 font-semibold md:mt-7">{validity.note}</p>}
        {lead && <p className="mt-5 max-w-(--width-reading) text-lead md:mt-7">{lead}</p>}
        <div className="mt-7 grid gap-10 md:mt-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
          <SideIndex sections={all} />
          <div className="legal-text">
            {all.map(({ id, title: heading, text: body, lang }) => (
              <section key={id} aria-labelledby={id} lang={lang}>
                <h2 id={id}>{heading}</h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/**
 * Scrolls to the top, also on going back and on a reload, where browsers restore the position. Not with a section in the URL,
 * and not in response to a posted form.
 */
function useTopOnOpen(): void {
  const { hash } = useLocation()
  const isAnswer = useIsAnswer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening the page counts, not following the index
  useEffect(() => {
    if (!hash && !isAnswer) window.scrollTo(0, 0)
  }, [])
}

function Breadcrumb({ title }: { title: string }) {
  const texts = useTexts(shellTexts)
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2.5">
        <li>
          <Link
            to={href('/')}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
          >
            {texts.links.home}
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
      aria-label={useTexts(legalTexts).onThisPage}
      className="self-start border-l-6 border-leaf-700 bg-husk-50 py-3 lg:sticky lg:top-22"
    >
      <ul>
        {sections.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
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

function questionsSection(title: string, questions: readonly Question[]): Section {
  return {
    id: 'common-questions',
    title,
    text: questions.map(({ question, answer }) => (
      <div key={question}>
        <h3>{question}</h3>
        <p>{answer}</p>
      </div>
    )),
  }
}
