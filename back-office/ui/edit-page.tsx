import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Right } from '../../domain/operators/rights.ts'
import { translationsTexts } from '../../domain/texts/en/back-office/translations.ts'
import type { TranslatedKind } from '../../domain/translations/translated-things.ts'
import { officeHref } from '../office-href.ts'
import { May, useMay } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Conflict } from './conflict.tsx'
import type { Wording } from './differences.ts'
import { Publication, PublicationState } from './publication.tsx'
import { useOfficeTexts } from './texts.ts'
import { hasUnsaved } from './unsaved.ts'
import { useEdit } from './use-edit.ts'

type Editable = { name: string; version: number; isPublished: boolean }

type EditPageProps<Subject, Facts> = {
  subject: Subject
  /** Who may edit and publish it; others read its facts. */
  right: Right
  /** The list that contains it. */
  list: { to: string; name: string }
  /** Where its texts in other languages are. */
  translated: { kind: TranslatedKind; id: number }
  /** Whether customers see it and can buy it. */
  state?: string
  /** Its facts as text, for two editors to compare. */
  wording: (facts: Facts) => Wording
  save: (facts: Facts, version: number) => Promise<Subject>
  publish: (isPublished: boolean, version: number) => Promise<Subject>
  /** Shows what the server returned. */
  show: (subject: Subject) => void
  /** The form, which begins with `begun`. It has `edition` as its key, so that it starts again with what was saved. */
  form: (edition: number, begun: Subject, save: (facts: Facts) => Promise<void>) => ReactNode
  /** Shown beside the form on wide screens. */
  beside?: ReactNode
}

/** The page of something that can be published: its name, its state, its form, and conflicts with another editor. */
export function EditPage<Subject extends Editable & Facts, Facts>(
  props: EditPageProps<Subject, Facts>,
) {
  const { subject, right, list, translated, wording, beside } = props
  const may = useMay()
  const { title: translations } = useOfficeTexts(translationsTexts)
  const { name, isPublished } = subject
  /** What the form began with: another form of the page may load a newer one, on which nothing here is based. */
  const [begun, setBegun] = useState(subject)
  const show = (saved: Subject) => {
    setBegun(saved)
    props.show(saved)
  }
  const edit = useEdit<Subject, Facts>({ send: props.save, show })
  const { edition, place, startOver, conflict, save, keepTheirs, saveMine } = edit
  const showPublished = (published: Subject) => {
    // If it is newer than that, somebody else has changed more of it, which the form does not show.
    if (published.version <= begun.version + 1) setBegun(published)
    props.show(published)
  }
  // What is typed stays, based on what the form began with: saving it asks what to do about theirs.
  const showTheirs = (theirs: Subject) => (hasUnsaved() ? props.show(theirs) : startOver(theirs))
  return (
    <>
      <PageTitle title={name}>
        <May right={right}>
          <Publication
            isPublished={isPublished}
            show={showPublished}
            showTheirs={showTheirs}
            change={(wanted) => props.publish(wanted, subject.version)}
          />
        </May>
      </PageTitle>
      <p className="mb-4">
        <Link to={list.to} className="text-link">
          {list.name}
        </Link>
        {' · '}
        {props.state ?? <PublicationState isPublished={isPublished} />}
        <May right="translations.edit">
          {' · '}
          <Link to={officeHref('/translations/:kind/:id', translated)} className="text-link">
            {translations}
          </Link>
        </May>
      </p>
      <div className={`grid items-start gap-5 ${beside ? 'xl:grid-cols-2' : ''}`}>
        <div ref={place} className="grid gap-5">
          {conflict && (
            <Conflict
              theirs={wording(conflict.theirs)}
              mine={wording(conflict.mine)}
              onTheirs={keepTheirs}
              onMine={saveMine}
            />
          )}
          {may(right) ? (
            props.form(edition, begun, (facts) => save(facts, begun.version))
          ) : (
            <FactsOf wording={wording(subject)} />
          )}
        </div>
        {beside}
      </div>
    </>
  )
}

function FactsOf({ wording }: { wording: Wording }) {
  return (
    <dl className="panel facts">
      {wording.map(([label, text]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
