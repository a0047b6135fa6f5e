import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { OrderClaims } from '../../../contract/index.ts'
import { claimTexts } from '../../../domain/texts/en/claims.ts'
import { Button } from '../../../ui/button.tsx'
import { ShopDate } from '../../../ui/date.tsx'
import { Sentence } from '../../../ui/sentence.tsx'
import { useShop } from '../../../ui/shop-facts.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { useFocusWhenGone } from '../../../ui/use-focus-when-gone.ts'
import { useLangOf } from '../../../ui/use-lang-of.ts'
import { claimsQuery } from '../../api/customer-queries.ts'
import { typedBefore } from '../../forms/typed.ts'
import { LoadFailure } from '../../shell/load-failure.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimHistory } from './claim-history.tsx'

type ClaimsProps = { orderId: number }

/** "Something is wrong": what the customer can tell the shop about a delivered order, and what came of it. */
export default function Claims({ orderId }: ClaimsProps) {
  const texts = useTexts(claimTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, refetch } = useQuery(claimsQuery(orderId))
  return (
    <section
      aria-labelledby="claims"
      className="grid gap-4 rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      <h2 ref={heading} id="claims" tabIndex={-1} className="text-card outline-none">
        {texts.title}
      </h2>
      {data && <LoadedClaims orderId={orderId} loaded={data} heading={heading} />}
      {!data && !isError && <Spinner />}
      {!data && isError && <LoadFailure text={texts.notLoaded} onRetry={() => void refetch()} />}
    </section>
  )
}

type LoadedClaimsProps = ClaimsProps & {
  loaded: OrderClaims
  heading: RefObject<HTMLHeadingElement | null>
}

function LoadedClaims({ orderId, loaded, heading }: LoadedClaimsProps) {
  const texts = useTexts(claimTexts)
  const typedAs = `claim of order ${orderId}`
  const [isOpen, setOpen] = useState(() => typedBefore(typedAs) !== undefined)
  useFocusWhenGone(isOpen, heading)
  const kinds = loaded.deadlines.filter(({ isOver }) => !isOver).map(({ kind }) => kind)
  const goods = loaded.goods.filter(({ units }) => units > 0)
  const canClaim = kinds.length > 0 && goods.length > 0
  return (
    <>
      <Deadlines deadlines={loaded.deadlines} />
      {kinds.length > 0 && goods.length === 0 && <p>{texts.nothingLeft}</p>}
      {canClaim && !isOpen && (
        <div>
          <Button variant="outline" aria-expanded={false} onClick={() => setOpen(true)}>
            {loaded.claims.some(({ state }) => state === 'OPEN') ? texts.addToOpen : texts.open}
          </Button>
        </div>
      )}
      {kinds.length > 0 && isOpen && (
        <ClaimForm
          orderId={orderId}
          goods={goods}
          kinds={kinds}
          claims={loaded.claims}
          typedAs={typedAs}
          onSent={() => setOpen(false)}
        />
      )}
      <SentAgain replacements={loaded.replacements} />
      <ClaimHistory orderId={orderId} claims={loaded.claims} heading={heading} />
    </>
  )
}

/** What the shop sends again, and how far it is. */
function SentAgain({ replacements }: Pick<OrderClaims, 'replacements'>) {
  const texts = useTexts(claimTexts)
  const langOf = useLangOf()
  if (replacements.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{texts.sentAgain}</h3>
      {replacements.map(({ packedAt, leftAt, lines }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever appended to
        <div key={place} className="border-t border-husk-200 pt-3">
          <ul className="wrap-anywhere">
            {lines.map(({ name, units }) => (
              <li key={name} lang={langOf(name)}>
                {texts.unitsOf(units, name)}
              </li>
            ))}
          </ul>
          <p className="text-small">
            {leftAt && <Sentence parts={texts.left(<ShopDate value={leftAt} />)} />}
            {!leftAt && (packedAt ? texts.isPacked : texts.preparing)}
          </p>
        </div>
      ))}
    </div>
  )
}

/** Until when each kind can be claimed, by the clock of the shop. */
function Deadlines({ deadlines }: Pick<OrderClaims, 'deadlines'>) {
  const texts = useTexts(claimTexts)
  const { supportEmail } = useShop()
  const last = deadlines.reduce((latest, each) => (each.until > latest.until ? each : latest))
  return (
    <div className="grid gap-1 text-small text-husk-700">
      {last.isOver ? (
        <p>
          <Sentence parts={texts.over(<ShopDate value={last.until} />)} />
        </p>
      ) : (
        <ul className="grid gap-1">
          {deadlines.map(({ kind, until, isOver }) => {
            const words = isOver ? texts.ended : texts.until
            return (
              <li key={kind}>
                <Sentence parts={words(texts.kinds[kind], <ShopDate value={until} />)} />
              </li>
            )
          })}
        </ul>
      )}
      {deadlines.some(({ isOver }) => isOver) && (
        <p>
          <Sentence
            parts={texts.writeToUs(
              <a href={`mailto:${supportEmail}`} className="text-link">
                {texts.writeToUsLink}
              </a>,
            )}
          />
        </p>
      )}
    </div>
  )
}
