import { homeTexts } from '../../domain/texts/en/home.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { OwnText } from '../../ui/own-text.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Ground, type GroundName } from '../brand/ground.tsx'
import { HomePicture } from './home-picture.tsx'
import { useReveal } from './use-reveal.ts'

type Step = { name: keyof Texts['homeTexts']['steps']; picture: string; ground: GroundName }

const steps: Step[] = [
  { name: 'order', picture: 'basket', ground: 'snacks' },
  { name: 'produce', picture: 'leafy-green', ground: 'vegetables' },
  { name: 'delivery', picture: 'delivery-truck', ground: 'fish' },
]

/** The steps of an order along one line: horizontal on wide screens, vertical on small ones. */
export function Steps() {
  const texts = useTexts(homeTexts)
  const group = useReveal<HTMLOListElement>()
  return (
    <section aria-label={texts.howItWorks} className="steps mt-14 md:mt-(--space-section)">
      <ol ref={group} className="page-width grid gap-6 min-[40rem]:grid-cols-3 min-[40rem]:gap-x-4">
        {steps.map(({ name, picture, ground }) => (
          <li key={name} className="step">
            <Ground name={ground} className="step-lozenge">
              <HomePicture name={picture} sizes="84px" />
            </Ground>
            <div>
              <h2 className="text-[1.75rem] md:text-[2rem]">
                <OwnText name={`${name}StepTitle`}>{texts.steps[name].title}</OwnText>
              </h2>
              <p className="mt-1 max-w-68 text-husk-700 min-[40rem]:mx-auto min-[40rem]:mt-3">
                <OwnText name={`${name}Step`}>{texts.steps[name].text}</OwnText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
