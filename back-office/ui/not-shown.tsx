import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '../../contract/client.ts'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { useFailureOf } from '../api/failure.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from './list-page.tsx'
import { useOfficeTexts } from './texts.ts'

type NotShownProps = {
  thing: Pick<UseQueryResult, 'error' | 'refetch'>
  title?: string
  /** What is said if there is no such thing. */
  none: string
  /** The list that would contain it. */
  list: { to: string; name: string }
}

/** Why the page of one thing shows nothing, with the way back to the list. What does not exist is not asked for again. */
export function NotShown({ thing, title, none, list }: NotShownProps) {
  const { noSuchPage } = useOfficeTexts(shellTexts)
  const isAbsent = thing.error instanceof ApiError && [400, 404].includes(thing.error.status)
  return (
    <>
      {(title || isAbsent) && <PageTitle title={title ?? noSuchPage.title} />}
      <p className="mb-4">
        <Link to={list.to} className="text-link">
          {list.name}
        </Link>
      </p>
      {isAbsent ? <Absent error={thing.error} none={none} /> : <Failed list={thing} />}
    </>
  )
}

function Absent({ error, none }: { error: Error | null; none: string }) {
  // It may also be absent because the session has ended, which this finds out.
  useFailureOf()(error)
  return (
    <p role="alert" className="panel">
      {none}
    </p>
  )
}
