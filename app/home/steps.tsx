import { Ground, type GroundName } from '../brand/ground.tsx'
import { HomePicture } from './home-picture.tsx'
import { useReveal } from './use-reveal.ts'

const steps: { title: string; text: string; picture: string; ground: GroundName }[] = [
  {
    title: 'Start Your Order',
    text: 'Choose a package, or fill a box of your own.',
    picture: 'basket',
    ground: 'snacks',
  },
  {
    title: 'Fresh Produce',
    text: 'Picked out by hand, as you would at the pola.',
    picture: 'leafy-green',
    ground: 'vegetables',
  },
  {
    title: 'Good food. Fast delivery.',
    text: 'Packed in one box and brought to your door.',
    picture: 'delivery-truck',
    ground: 'fish',
  },
]

/** How an order goes, strung on one thread: across on wide screens, down on small ones. */
export function Steps() {
  const group = useReveal<HTMLOListElement>()
  return (
    <section aria-label="How it works" className="steps mt-14 md:mt-(--space-section)">
      <ol ref={group} className="page-width grid gap-6 md:grid-cols-3 md:gap-0">
        {steps.map(({ title, text, picture, ground }) => (
          <li key={title} className="step">
            <Ground name={ground} className="step-lozenge">
              <HomePicture name={picture} sizes="84px" />
            </Ground>
            <div>
              <h2 className="text-[1.75rem] md:text-[2rem]">{title}</h2>
              <p className="mt-1 max-w-68 text-husk-700 md:mx-auto md:mt-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
