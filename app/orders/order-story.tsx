import { storyTexts } from '../../domain/texts/en/order-story.ts'
import { ShopDate } from '../../ui/date.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { CustomerOrder } from './order-of.ts'

type OrderStoryProps = Required<Pick<CustomerOrder, 'story'>> & { isCollected: boolean }

/** What happened to an order and when, for a shop that tells it. */
export default function OrderStory({ story, isCollected }: OrderStoryProps) {
  const { title, kinds, collected } = useTexts(storyTexts)
  return (
    <section
      aria-labelledby="story"
      className="rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      <h2 id="story" className="text-card">
        {title}
      </h2>
      <ol className="mt-1.5">
        {story.map(({ kind, at }) => (
          <li key={`${at}${kind}`} className="border-b border-husk-200 py-2 last:border-0">
            {isCollected && kind === 'COMPLETED' ? collected : kinds[kind]}
            <span className="block text-small text-husk-700">
              <ShopDate value={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
