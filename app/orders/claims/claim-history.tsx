import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { OrderClaims } from '../../../contract/index.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ShopDate } from '../../../ui/date.tsx'
import { Sentence } from '../../../ui/sentence.tsx'
import { showData } from '../../../ui/show-data.ts'
import { useTexts } from '../../../ui/texts.ts'
import { toast } from '../../../ui/toasts.tsx'
import { useFocusWhenGone } from '../../../ui/use-focus-when-gone.ts'
import { useLangOf } from '../../../ui/use-lang-of.ts'
import { useSending } from '../../../ui/use-sending.ts'
import { askOnceMore } from '../../api/ask-once-more.ts'
import { api } from '../../api/browser.ts'
import { claimPhotoQuery, claimsQuery } from '../../api/customer-queries.ts'
import { serverMessage } from '../../api/server-message.ts'

type Claim = OrderClaims['claims'][number]
type Line = Claim['lines'][number]

type InOrder = {
  orderId: number
  /** Gets the focus once there is nothing left to take back. */
  heading: RefObject<HTMLElement | null>
}

type ClaimHistoryProps = InOrder & { claims: readonly Claim[] }

/** What the customer has told the shop about an order, and what it answered. */
export function ClaimHistory({ claims, ...inOrder }: ClaimHistoryProps) {
  const texts = useTexts(claimTexts)
  if (claims.length === 0) return null
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{texts.history}</h3>
      {claims.map((claim) => (
        <Claimed key={claim.id} claim={claim} {...inOrder} />
      ))}
    </div>
  )
}

function Claimed({ claim, orderId, heading }: InOrder & { claim: Claim }) {
  const { id, state, lines } = claim
  const texts = useTexts(claimTexts)
  const isWithdrawable = state === 'OPEN' && lines.every(({ decision }) => !decision)
  useFocusWhenGone(isWithdrawable, heading)
  return (
    <article className="grid gap-3 border-t border-husk-200 pt-3">
      <p className="font-semibold">{texts.states[state]}</p>
      {lines.map((line) => (
        <ClaimedLine key={line.id} line={line} />
      ))}
      {isWithdrawable && <Withdraw orderId={orderId} claimId={id} />}
    </article>
  )
}

function ClaimedLine({ line }: { line: Line }) {
  const texts = useTexts(claimTexts)
  const langOf = useLangOf()
  const { name, units, kind, wish, words, photoIds, at, decision } = line
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere">
        <span lang={langOf(name)}>{texts.unitsOf(units, name)}</span>
      </p>
      <p className="text-small">{texts.kinds[kind]}</p>
      <p className="text-small">{texts.wished(texts.wishes[wish])}</p>
      {words && <p className="text-small wrap-anywhere whitespace-pre-line">{words}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photoIds.map((photoId, place) => (
          <li key={photoId}>
            <Photo photoId={photoId} words={texts.photo(place + 1)} />
          </li>
        ))}
      </ul>
      <p className="text-small text-husk-700">
        <Sentence parts={texts.told(<ShopDate value={at} />)} />
      </p>
      {decision && (
        <div className="mt-1 border-l-4 border-leaf-700 pl-3">
          <p className="font-semibold">{texts.decisions[decision.kind](decision.units)}</p>
          <p className="wrap-anywhere whitespace-pre-line">{decision.answer}</p>
          <p className="text-small text-husk-700">
            <Sentence parts={texts.answered(<ShopDate value={decision.at} />)} />
          </p>
        </div>
      )}
    </div>
  )
}

type PhotoProps = { photoId: number; words: string }

/** Nothing once it is deleted. */
function Photo({ photoId, words }: PhotoProps) {
  const { data } = useQuery(claimPhotoQuery(photoId))
  if (!data) return null
  return <img src={data} alt={words} className="size-24 rounded-control object-cover" />
}

function Withdraw({ orderId, claimId }: { orderId: number; claimId: number }) {
  const texts = useTexts(claimTexts)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { isSending, run } = useSending()
  const withdraw = () =>
    run(async () => {
      try {
        const params = { orderId: String(orderId), claimId: String(claimId) }
        const { body } = await askOnceMore(() =>
          api('PUT /orders/{orderId}/claims/{claimId}/withdrawal', { params }),
        )
        showData(queryClient, claimsQuery(orderId).queryKey, body)
        toast.success(texts.withdrawn)
      } catch (error) {
        toast.error(serverMessage(error) ?? texts.failed)
        await queryClient.invalidateQueries({ queryKey: claimsQuery(orderId).queryKey })
      }
      setAsking(false)
      return undefined
    })
  return (
    <div>
      <Button variant="link" size="small" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          question={texts.withdrawQuestion}
          confirmLabel={texts.withdraw}
          cancelLabel={texts.keep}
          busy={isSending}
          onConfirm={withdraw}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  )
}
