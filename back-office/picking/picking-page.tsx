import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { useSheetLanguage } from '../orders/sheet-language.ts'
import { NamedSheet } from '../orders/sheet-name.tsx'
import { May } from '../session/operator.tsx'
import { NoSuchPage } from '../shell/no-such-page.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { Differences } from './differences.tsx'
import { usePickingFailure } from './picking-failure.ts'
import { namesQuery, type PickedOrder, pickingQuery } from './picking-queries.ts'
import { usePickingCall } from './use-picking-call.ts'
import { Walk } from './walk.tsx'

/** An order that somebody picks: its lines in the order of the walk, then how it is packed. */
export function Component() {
  const { language } = useSheetLanguage()
  const { orderId = '' } = useParams()
  if (!/^\d+$/.test(orderId)) return <NoSuchPage />
  return (
    <LanguageContext value={language}>
      <div lang={language} className="max-w-2xl">
        <Page key={orderId} orderId={orderId} language={language} />
      </div>
    </LanguageContext>
  )
}

function Page({ orderId, language }: { orderId: string; language: Language }) {
  const texts = useTexts(pickingPhoneTexts)
  const picking = useQuery(pickingQuery(orderId))
  const names = useQuery(namesQuery(orderId, language))
  return (
    <NamedSheet orders={[{ translatedNames: names.data ?? [] }]}>
      <PageTitle title={texts.order(Number(orderId))}>
        <ButtonLink to={officeHref('/picking')} variant="outline">
          {texts.all}
        </ButtonLink>
      </PageTitle>
      {picking.isPending && <Spinner />}
      {picking.error && !picking.data && <Failed list={picking} />}
      {picking.data && <Order orderId={orderId} order={picking.data} />}
    </NamedSheet>
  )
}

type OrderProps = { orderId: string; order: PickedOrder }

function Order({ orderId, order }: OrderProps) {
  const texts = useTexts(pickingPhoneTexts)
  const failureOf = usePickingFailure()
  // Kept here: a picker whose step is refused may be told that the order is another's now.
  const [refused, setRefused] = useState<string>()
  const onRefused = useCallback((error: unknown) => setRefused(failureOf(error)), [failureOf])
  useFocusAfter(`${order.isMine} ${order.packedAt} ${order.isCancelled}`)
  if (order.isCancelled) return <p role="status">{texts.cancelled}</p>
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="wrap-anywhere">{order.recipientName}</p>
        <p className="font-semibold">{texts.choice[order.choice]}</p>
      </div>
      {order.notes && (
        <p className="border border-husk-500 p-2 wrap-anywhere">{texts.note(order.notes)}</p>
      )}
      {order.packedAt && <Packed orderId={orderId} order={order} />}
      {!order.packedAt && order.isMine && (
        <Walk
          orderId={orderId}
          order={order}
          onStep={() => setRefused(undefined)}
          onRefused={onRefused}
        />
      )}
      <FormFailure text={refused} />
      {!order.packedAt && !order.isMine && <Begin orderId={orderId} order={order} />}
    </div>
  )
}

function Begin({ orderId, order }: OrderProps) {
  const texts = useTexts(pickingPhoneTexts)
  const { isSending, failure, send } = usePickingCall(orderId)
  const call = { params: { orderId }, body: { takeOver: order.picker !== null } }
  const start = () => send(() => api('POST /admin/picking/{orderId}/start', call))
  return (
    <>
      {order.picker && <p>{texts.with(order.picker)}</p>}
      <Button onClick={start} busy={isSending} wide>
        {order.picker ? texts.takeOver : texts.start}
      </Button>
      <FormFailure text={failure} />
    </>
  )
}

function Packed({ orderId, order }: OrderProps) {
  const texts = useTexts(pickingPhoneTexts)
  const { isSending, failure, send } = usePickingCall(orderId)
  const call = { params: { orderId } }
  const reopen = () => send(() => api('POST /admin/picking/{orderId}/packing-undo', call))
  return (
    <>
      <p role="status">{texts.packedWith(order.bags ?? 0)}</p>
      <Differences order={order} />
      <May right="orders.complete">
        <Button variant="outline" onClick={reopen} busy={isSending}>
          {texts.reopen}
        </Button>
      </May>
      <FormFailure text={failure} />
    </>
  )
}
