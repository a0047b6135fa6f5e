import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { useTexts } from '../../ui/texts.ts'

type SurpriseFactProps = { recipient: string; isTold: boolean }

/** Whether somebody else who gets the order is told when it comes. */
export default function SurpriseFact({ recipient, isTold }: SurpriseFactProps) {
  const texts = useTexts(deliveryTexts)
  return (
    <p className="mt-1.5 text-small wrap-anywhere">
      {isTold ? texts.told(recipient) : texts.isSurprise(recipient)}
    </p>
  )
}
