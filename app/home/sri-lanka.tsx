import ExternalLink from 'lucide-react/icons/external-link'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OwnText } from '../../ui/own-text.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { groundClass } from '../brand/ground.tsx'
import { useReveal } from './use-reveal.ts'

/** Where the shop is. Its background reaches down to the footer's toothed edge. */
export function SriLanka() {
  const texts = useTexts(homeTexts).sriLanka
  const shop = useShop()
  const { opensInNewTab } = useTexts(controlTexts)
  const group = useReveal<HTMLDivElement>()
  return (
    <section
      aria-labelledby="map"
      className={`${groundClass('fish')} ground-heading ground-field mb-[calc(-1*var(--space-section)-16px)] rounded-none`}
    >
      <div
        ref={group}
        className="page-width grid items-center gap-x-10 gap-y-7 pt-12 pb-18 md:grid-cols-2 md:py-(--space-section)"
      >
        <div>
          <h2 id="map" className="promo-title">
            <OwnText name="sriLankaTitle">{texts.title}</OwnText>
          </h2>
          <p className="mt-4 mb-7 max-w-125 text-lead">
            <OwnText name="sriLanka">{texts.text}</OwnText>
          </p>
          {shop.mapUrl && (
            <a href={shop.mapUrl} target="_blank" rel="noopener" className={buttonClass({})}>
              {texts.openMap}
              <ExternalLink size={20} aria-hidden />
              <span className="sr-only">{opensInNewTab}</span>
            </a>
          )}
        </div>
        <figure className="grid justify-items-center gap-3">
          <img
            src="/homepic/map-sri-lanka.svg"
            alt={texts.map}
            width={304}
            height={536}
            loading="lazy"
            className="map"
          />
          <figcaption className="text-label">
            <Sentence parts={texts.mapCredit(map, licence)} />
          </figcaption>
        </figure>
      </div>
      <div aria-hidden className="tooth absolute inset-x-0 bottom-0 text-leaf-700" />
    </section>
  )
}

const map = (
  <CreditLink name="@svg-maps/sri-lanka" to="https://www.npmjs.com/package/@svg-maps/sri-lanka" />
)
const licence = <CreditLink name="CC BY 4.0" to="https://creativecommons.org/licenses/by/4.0/" />

function CreditLink({ name, to }: { name: string; to: string }) {
  return (
    <a href={to} className="underline">
      {name}
    </a>
  )
}
