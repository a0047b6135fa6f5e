import { use } from 'react'
import { href, Link } from 'react-router'
import { normalizePhone } from '../../domain/accounts/phone.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import { Logo } from '../../ui/logo.tsx'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../../ui/texts.ts'
import { usePerson } from '../forms/use-person.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SocialIcon } from './social-icon.tsx'
import { StoreLinks } from './store-links.tsx'

export function FooterContent() {
  const texts = useTexts(footerTexts)
  const shop = useShop()
  const { opensInNewTab } = useTexts(controlTexts)
  const { key: person } = usePerson()
  return (
    <footer className="on-dark mt-(--space-section) text-coconut">
      <div className="tooth text-leaf-700" />
      <div className="bg-leaf-700 pt-14 pb-6">
        <div className="page-width grid gap-8">
          <div className="grid items-center gap-x-12 gap-y-7 lg:grid-cols-2">
            <div className="max-w-xl">
              <h2 className="max-w-sm text-section text-jak-300">{texts.newsletterTitle}</h2>
              <p className="mt-3">{texts.newsletterText}</p>
            </div>
            <NewsletterForm key={person} />
          </div>
          <div className="selvedge" />
          <div className="flex flex-wrap items-center gap-x-8 gap-y-6 md:gap-x-16">
            <Logo
              isOnLeaf
              alt={shop.name}
              width={244}
              height={56}
              loading="lazy"
              className="h-14 w-auto lg:mr-6"
            />
            <Contact />
            <ul className="flex gap-2.5 lg:mx-auto">
              {shop.social.map(
                ({ name, url }) =>
                  url && (
                    <li key={name}>
                      <a
                        href={url}
                        target="_blank"
                        rel="noopener"
                        aria-label={`${name} ${opensInNewTab}`}
                        className="grid size-11 place-items-center rounded-control border-control border-coconut hover:bg-leaf-900"
                      >
                        <SocialIcon name={name} />
                      </a>
                    </li>
                  ),
              )}
            </ul>
            <StoreLinks tone="leaf" />
          </div>
          <div className="mt-6 flex flex-col-reverse gap-4 text-small md:flex-row md:items-center">
            <p className="mr-auto">
              {shop.copyrightYear} {shop.name} {texts.rightsReserved}
            </p>
            <ul className="flex flex-wrap items-center gap-x-5">
              <li>
                <Link to={href('/terms-conditions')} className={legalLink}>
                  {texts.terms}
                </Link>
              </li>
              <li>
                <Link to={href('/privacy-policy')} className={legalLink}>
                  {texts.privacy}
                </Link>
              </li>
              <li>{texts.cookies}</li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

const legalLink =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'

function Contact() {
  const shop = useShop()
  return (
    <div>
      <p className="font-semibold text-jak-300">{useTexts(footerTexts).contact}</p>
      <p>
        <a href={`tel:${normalizePhone(shop.supportPhone)}`} className="hover:underline">
          {shop.supportPhone}
        </a>
      </p>
      <p>
        <InItsLanguage>{shop.locationIn[use(LanguageContext)]}</InItsLanguage>
      </p>
    </div>
  )
}
