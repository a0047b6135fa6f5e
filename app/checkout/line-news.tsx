import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense, useId } from 'react'
import { type LineNews as News, newsOf } from '../../domain/cart/line-news.ts'
import type { ItemKind } from '../../domain/cart/lines.ts'
import { rupees } from '../../domain/money/money.ts'
import { cartTexts } from '../../domain/texts/en/cart.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { ShopLine } from '../cart/items.ts'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { newsMark } from './first-news.ts'
import type { LineProps } from './line-props.ts'

const EditPackage = lazyOrNothing(() => import('../custom-packages/edit-package.tsx'))

/** A message about a line that changed while it was in the cart, with buttons to deal with it. */
export function LineNews({ line, edits, onGone }: Omit<LineProps, 'isUnsaved'>) {
  const texts = useTexts(cartTexts)
  const { remove } = useTexts(checkoutTexts)
  const { item } = line
  const wordsId = useId()
  const news = newsOf(line)
  if (!news) return null

  const takeOut = () => {
    void edits.remove(item, item.kind === 'product' ? undefined : texts.removePackageFailed)
    onGone(texts.lineRemoved(item.name))
  }
  const take = (count: number) => {
    void edits.limit(item, count)
    onGone()
  }
  const keepAtPrice = () => {
    void edits.notePrice(item)
    onGone()
  }
  const keepWithContents = (contents: string) => {
    void edits.noteContents(item, contents)
    onGone()
  }
  return (
    <section
      {...newsMark}
      aria-labelledby={wordsId}
      tabIndex={-1}
      className={`mt-3 flex basis-full flex-wrap items-center justify-between gap-x-5 gap-y-2 rounded-reed px-4 py-2 ${canStay(news) ? 'bg-turmeric-100 text-turmeric-800' : 'bg-chilli-100 text-chilli-700'}`}
    >
      <p className="flex items-start gap-2">
        <NewsIcon news={news} />
        <span id={wordsId}>
          <span className="sr-only">{item.name}: </span>
          <Words news={news} kind={item.kind} />
        </span>
      </p>
      {news.kind === 'price' && <WayOn line={line} text={texts.keepAtPrice} onTake={keepAtPrice} />}
      {news.kind === 'contents' && (
        <WayOn
          line={line}
          text={texts.keepContents}
          onTake={() => keepWithContents(news.nowContents)}
        />
      )}
      {news.kind === 'fewLeft' && (
        <WayOn
          line={line}
          text={texts.takeLeft(news.available)}
          onTake={() => take(news.available)}
        />
      )}
      {(news.kind === 'contentsWithdrawn' || news.kind === 'contentsShort') && (
        <Suspense>
          <EditPackage id={item.id} name={item.name} />
        </Suspense>
      )}
      {cannotStay(news) && <WayOn line={line} text={remove} onTake={takeOut} />}
    </section>
  )
}

function Words({ news, kind }: { news: News; kind: ItemKind }): ReactNode {
  const texts = useTexts(cartTexts)
  const { priceChanged } = useTexts(checkoutTexts)
  switch (news.kind) {
    case 'withdrawn':
      return kind === 'product' ? texts.productUnknown : texts.packageUnknown
    case 'contentsWithdrawn':
      return news.names.map((name) => texts.notSold(name)).join(' ')
    case 'contentsShort':
      return texts.notEnough(news.short)
    case 'soldOut':
      return texts.soldOut
    case 'fewLeft':
      return texts.fewLeft(news.available)
    case 'contents':
      return texts.contentsChanged
    case 'price':
      return (
        <Sentence
          parts={priceChanged(
            <Money rupees={rupees(news.wasCents)} />,
            <Money rupees={rupees(news.nowCents)} />,
          )}
        />
      )
  }
}

/** Whether the line can be ordered as it is, once the customer agrees. */
function canStay({ kind }: News): boolean {
  return kind === 'price' || kind === 'contents'
}

/** Whether nothing of the line can be ordered as it is. */
function cannotStay(news: News): boolean {
  return !canStay(news) && news.kind !== 'fewLeft'
}

function NewsIcon({ news }: { news: News }) {
  const Icon = canStay(news) ? Info : TriangleAlert
  return <Icon size={20} aria-hidden className="mt-0.5 flex-none" />
}

type WayOnProps = { line: ShopLine; text: string; onTake: () => void }

function WayOn({ line, text, onTake }: WayOnProps) {
  return (
    <Button
      variant="outline"
      size="small"
      onClick={onTake}
      aria-label={`${text}: ${line.item.name}`}
    >
      {text}
    </Button>
  )
}
