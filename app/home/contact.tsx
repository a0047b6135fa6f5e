import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import { contactTexts } from '../../domain/texts/en/home.ts'
import { OwnText } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { ContactForm } from './contact-form.tsx'
import { useReveal } from './use-reveal.ts'

export function Contact() {
  const texts = useTexts(contactTexts)
  const shop = useShop()
  const group = useReveal<HTMLDivElement>()
  const heading = useFocusWhenCalled()
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="bg-husk-50 py-14 md:py-(--space-section)"
    >
      <div
        ref={group}
        className="page-width grid items-start gap-x-10 gap-y-9 lg:grid-cols-[1fr_39.5rem]"
      >
        <div>
          <h2 ref={heading} id="contact-title" tabIndex={-1}>
            {texts.heading}
          </h2>
          <p className="mt-4 mb-6 max-w-125 text-lead">
            <OwnText name="contact">{texts.introduction}</OwnText>
          </p>
          <dl className="grid gap-3">
            <ContactLine label={texts.ourEmail} href={`mailto:${shop.supportEmail}`}>
              {shop.supportEmail}
            </ContactLine>
            <ContactLine label={texts.ourPhone} href={`tel:${normalizePhone(shop.supportPhone)}`}>
              {shop.supportPhone}
            </ContactLine>
            {shop.hours && (
              <Suspense>
                <Hours hours={shop.hours} />
              </Suspense>
            )}
          </dl>
        </div>
        <ContactForm />
      </div>
    </section>
  )
}

/** Only shops that name their hours load it. */
const Hours = lazy(() => import('./hours.tsx'))

function ContactLine(props: { label: string; href: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-husk-700">{props.label}</dt>
      <dd>
        <a href={props.href} className="contact-line stencil">
          {props.children}
        </a>
      </dd>
    </div>
  )
}

/** The top bar's Contact link leads here, so the keyboard focus moves here as well. */
function useFocusWhenCalled() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is followed again
  useEffect(() => {
    if (hash !== '#contact' || type === 'POP') return
    heading.current?.focus({ preventScroll: true })
    return stayInView(heading.current?.closest('section'))
  }, [hash, type, key])
  return heading
}

/** What is above may still be loading and grow. The section stays where it is until the visitor does something. */
function stayInView(section: Element | null | undefined) {
  const over = new AbortController()
  const { signal } = over
  const observer = new ResizeObserver(() => section?.scrollIntoView())
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => over.abort(), { signal, passive: true })
  }
  const timer = setTimeout(() => over.abort(), settlingMs)
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}

/** On a slow connection the pictures above come later than this; their size is known before. */
const settlingMs = 5_000
