import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { endOfList } from '../../domain/limits.ts'
import { officeControlTexts } from '../../domain/texts/en/back-office/controls.ts'
import { countTexts } from '../../domain/texts/en/back-office/counts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useFailureOf } from '../api/failure.ts'
import { countOf } from './counts.ts'
import { useOfficeTexts } from './texts.ts'
import { useFocusWhenRemoved } from './use-focus-after.ts'
import { useListAddress } from './use-list-address.ts'

type Page<Item> = {
  items: Item[]
  previous: string | null
  next: string | null
  total: number
}

type ListPageProps<Item> = {
  list: UseQueryResult<Page<Item>>
  counted: keyof typeof countTexts
  /** Shown after the count, such as the total of all orders. */
  remark?: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A page of a list: the count, the table, and links to the previous and next page. */
export function ListPage<Item>({ list, counted, remark, children }: ListPageProps<Item>) {
  const { addressWith } = useListAddress()
  const texts = useOfficeTexts(officeControlTexts).list
  const counts = useOfficeTexts(countTexts)
  const { data, isPlaceholderData } = list
  const top = useRef<HTMLParagraphElement>(null)
  useFocusOnTurn(top, data !== undefined && !isPlaceholderData)
  if (!data) return list.error ? <Failed list={list} /> : <Spinner />
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-3">
      {list.error && <Failed list={list} />}
      <p ref={top} tabIndex={-1} role="status" className="print:hidden text-label text-husk-700">
        {countOf(data.total, counts[counted])}
        {remark && (
          <>
            {' · '}
            {remark}
          </>
        )}
      </p>
      {children(data.items)}
      {(data.previous || data.next) && (
        <nav aria-label={texts.pages} className="print:hidden flex flex-wrap gap-3">
          <PageLink cursor={data.previous} to={addressWith({})}>
            {texts.firstPage}
          </PageLink>
          <PageLink cursor={data.previous} to={addressWith({ before: data.previous ?? undefined })}>
            {texts.previousPage}
          </PageLink>
          <PageLink cursor={data.next} to={addressWith({ after: data.next ?? undefined })}>
            {texts.nextPage}
          </PageLink>
          <PageLink cursor={data.next} to={addressWith({ before: endOfList })}>
            {texts.lastPage}
          </PageLink>
        </nav>
      )}
    </div>
  )
}

/** What the links between pages leave in the history, beside the URL. */
const turnsPage = { turnsPage: true }

/** After a turn of the page the link has moved or is gone: reading goes on at the top of the list. */
function useFocusOnTurn(top: RefObject<HTMLElement | null>, isLoaded: boolean) {
  const { key, state } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (!isLoaded || shown.current === key) return
    shown.current = key
    if (state?.turnsPage) top.current?.focus()
  }, [isLoaded, key, state, top])
}

type PageLinkProps = { cursor: string | null; to: string; children: string }

function PageLink({ cursor, to, children }: PageLinkProps) {
  if (cursor === null) {
    return (
      <Button variant="outline" size="small" disabled>
        {children}
      </Button>
    )
  }
  return (
    <Link to={to} state={turnsPage} className={buttonClass({ variant: 'outline', size: 'small' })}>
      {children}
    </Link>
  )
}

/** Why something could not be loaded, with a button to try again. */
export function Failed({ list }: { list: Pick<UseQueryResult, 'error' | 'refetch'> }) {
  const { tryAgain } = useOfficeTexts(officeControlTexts).list
  const failureOf = useFailureOf()
  const button = useFocusWhenRemoved()
  return (
    <div role="alert" className="panel grid justify-items-start gap-3">
      <p>{failureOf(list.error)}</p>
      <Button ref={button} variant="outline" size="small" onClick={() => list.refetch()}>
        {tryAgain}
      </Button>
    </div>
  )
}
