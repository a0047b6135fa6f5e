import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { rupees } from '../../domain/money/money.ts'
import { type ClaimDecision, claimDecisions } from '../../domain/orders/claims.ts'
import { officeClaimsTexts } from '../../domain/texts/en/back-office/claims.ts'
import { replacementTexts } from '../../domain/texts/en/replacements.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { api } from '../api/back-office-api.ts'
import { May } from '../session/operator.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useBegunWith } from '../ui/use-begun-with.ts'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { creditOf } from './credit-of.ts'
import { claimPhotoQuery, claimsQuery, type OrderDetail, reloadOrders } from './queries.ts'
import { isRefundWay, RefundOfOrder } from './refund-way.tsx'
import { SentAgain } from './replacement.tsx'

type Answer = BackOfficeAnswer<'GET /admin/orders/{orderId}/claims'>
type Line = Answer['claims'][number]['lines'][number]

/** What the customer says is wrong with a completed order, and what an operator decides about it. */
export function Claims({ order }: { order: OrderDetail }) {
  const { title } = useOfficeTexts(officeClaimsTexts)
  const claims = useQuery(claimsQuery(order.orderId))
  const { data } = claims
  if (claims.isPending || data?.claims.length === 0) return null
  return (
    <section aria-labelledby="claims" className="panel grid grid-cols-1 gap-4">
      <h2 id="claims">{title}</h2>
      {data ? <ToldClaims order={order} told={data} /> : <Failed list={claims} />}
    </section>
  )
}

function ToldClaims({ order, told }: { order: OrderDetail; told: Answer }) {
  const texts = useOfficeTexts(officeClaimsTexts)
  const { title: sentAgain } = useTexts(replacementTexts)
  return (
    <>
      {told.customer && <Earlier customer={told.customer} />}
      {told.claims.map(({ id, state, openedAt, lines }) => (
        <article key={id} className="grid grid-cols-1 gap-4 border-t border-husk-200 pt-3">
          <p>
            <Sentence parts={texts.about(texts.states[state], <ShopDate value={openedAt} />)} />
          </p>
          {lines.map((line) => (
            <ClaimedLine key={line.id} order={order} line={line} isOpen={state === 'OPEN'} />
          ))}
        </article>
      ))}
      {told.replacements.map((replacement) => (
        <div
          key={replacement.replacementId}
          className="grid grid-cols-1 gap-2 border-t border-husk-200 pt-3"
        >
          <h3 className="font-semibold">{sentAgain}</h3>
          <SentAgain replacement={replacement} />
        </div>
      ))}
    </>
  )
}

function Earlier({ customer }: { customer: NonNullable<Answer['customer']> }) {
  const texts = useOfficeTexts(officeClaimsTexts)
  const { claims, orders, days, refundedAmount, orderedAmount, isMarked } = customer
  return (
    <p className="text-small">
      <Sentence
        parts={texts.earlier(
          claims,
          orders,
          days,
          <Money rupees={refundedAmount} precise />,
          <Money rupees={orderedAmount} precise />,
        )}
      />
      {isMarked && <strong className="block">{texts.marked}</strong>}
    </p>
  )
}

type ClaimedLineProps = { order: OrderDetail; line: Line; isOpen: boolean }

function ClaimedLine({ order, ...latest }: ClaimedLineProps) {
  const texts = useOfficeTexts(officeClaimsTexts)
  // Somebody else may decide, or the customer take the claim back, while an answer is typed.
  const { shown, startOver, typing } = useBegunWith(latest)
  const { line, isOpen } = shown
  useFocusAfter(line.decision?.at)
  const { name, units, kind, wish, words, photoIds, decision, decidedBy, seenBefore } = line
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{texts.line(units, name, texts.kinds[kind])}</p>
      <p>{texts.wish(texts.wishes[wish])}</p>
      {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {photoIds.map((photoId, place) => (
          <li key={photoId}>
            <Photo photoId={photoId} words={texts.photo(place + 1)} />
          </li>
        ))}
      </ul>
      {seenBefore && <p className="font-semibold">{texts.seenBefore}</p>}
      {decision ? (
        <>
          <p className="wrap-anywhere">
            <Sentence
              parts={texts.decided(
                texts.decisions[decision.kind],
                decision.units,
                decidedBy ?? '',
                <ShopDate value={decision.at} />,
              )}
            />
          </p>
          <p className="text-husk-700">{decision.answer}</p>
        </>
      ) : (
        isOpen && (
          <May right="claims.decide">
            <Decide order={order} line={line} typing={typing} onDecided={startOver} />
          </May>
        )
      )}
    </div>
  )
}

/** Opens in its full size. Nothing once it is deleted. */
function Photo({ photoId, words }: { photoId: number; words: string }) {
  const { data } = useQuery(claimPhotoQuery(photoId))
  const [isLarge, setLarge] = useState(false)
  if (!data) return null
  return (
    <button type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
      <img src={data} alt={words} className={isLarge ? 'max-w-full' : 'size-32 object-cover'} />
    </button>
  )
}

type DecideProps = {
  order: OrderDetail
  line: Line
  typing: ReturnType<typeof useBegunWith>['typing']
  onDecided: () => void
}

function Decide({ order, line, typing, onDecided }: DecideProps) {
  const texts = useOfficeTexts(officeClaimsTexts)
  const [decision, setDecision] = useState<ClaimDecision>(
    line.wish === 'REPLACEMENT' ? 'REPLACED' : 'REFUNDED',
  )
  const [units, setUnits] = useState(line.units)
  const [requestKey] = useState(() => crypto.randomUUID())
  const goods = order.goods.find(({ key }) => key === line.goods)
  const amount = goods ? rupees(creditOf(order, new Map([[goods.key, units]]))) : 0
  return (
    <details>
      <summary className="font-semibold">{texts.decide}</summary>
      <ChangeForm
        label={`${texts.decide}: ${line.name}`}
        submit={texts.submit}
        question={{ text: () => texts.confirm }}
        className="mt-4 grid max-w-160 grid-cols-1 gap-4"
        {...typing}
        send={async ({ answer = '', refund }) => {
          await api('POST /admin/claim-lines/{lineId}/decision', {
            params: { lineId: String(line.id) },
            body: {
              decision,
              units: decision === 'REFUSED' ? 0 : units,
              answer,
              refund: isRefundWay(refund) ? refund : undefined,
              requestKey,
            },
          })
          toast.success(texts.done)
          onDecided()
          await reloadOrders()
        }}
      >
        <fieldset className="grid gap-1">
          {claimDecisions.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name="decision"
                value={each}
                checked={each === decision}
                onChange={() => setDecision(each)}
                className="size-5"
              />
              {texts.choose[each]}
            </label>
          ))}
        </fieldset>
        {decision !== 'REFUSED' && (
          <TextField
            label={texts.units}
            name="units"
            type="number"
            required
            min={1}
            max={line.units}
            value={units}
            onChange={({ target }) => setUnits(Number(target.value))}
          />
        )}
        <TextArea
          label={texts.answer}
          hint={texts.hint}
          name="answer"
          required
          minLength={3}
          maxLength={500}
        />
        {decision === 'REFUNDED' && <RefundOfOrder order={order} amount={amount} />}
      </ChangeForm>
    </details>
  )
}
