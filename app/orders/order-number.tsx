import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'

/** "#1042", read out as "Order #1042". */
export function OrderNumber({ orderId }: { orderId: number }) {
  const { numbered } = useTexts(orderTexts)
  const parts = numbered(`#${orderId}`, (words) => <span className="sr-only">{words}</span>)
  return <Sentence parts={parts} />
}
