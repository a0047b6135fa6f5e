import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { amountText, cents } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { LanguageContext, useTexts } from '../../ui/texts.ts'

import { Failed } from '../ui/list-page.tsx'
import { type Suggested, substitutesQuery } from './picking-queries.ts'

type ChooseProps = {
  orderId: string
  goods: string
  onChoose: (chosen: Pick<Suggested, 'productId' | 'name' | 'inStock'>) => void
}

/** What could stand in for a product, with what the customer would pay for one. */
export function ChooseSubstitute({ orderId, goods, onChoose }: ChooseProps) {
  const texts = useTexts(pickingPhoneTexts)
  const amounts = useTexts(formats)
  const language = use(LanguageContext)
  const suggested = useQuery(substitutesQuery(orderId, goods, language))
  const inWords = (rupees: number) => amountText(cents(rupees), amounts)
  return (
    <div className="grid gap-2">
      {suggested.isPending && <Spinner />}
      {suggested.error && <Failed list={suggested} />}
      <p role="status" className="empty:sr-only">
        {suggested.data?.length === 0 && texts.noSubstitutes}
      </p>
      {suggested.data?.map(({ productId, name, translatedName, inStock, price, charged }) => (
        <Button
          key={productId}
          variant="outline"
          wide
          onClick={() => onChoose({ productId, name, inStock })}
        >
          {texts.substitute(translatedName ?? name, inWords(price), inWords(charged))}
        </Button>
      ))}
    </div>
  )
}
