import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type MouseEvent, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useMatches } from 'react-router'
import { freeShippingOverCents } from '../domain/delivery/terms.ts'
import { shop } from '../domain/shop.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { shellTexts } from '../domain/texts/en/shell.ts'
import { ShopContext } from '../ui/shop-facts.ts'
import { LanguageContext, useTexts } from '../ui/texts.ts'
import { Toasts } from '../ui/toasts.tsx'
import type { Route } from './+types/root.ts'
import { loadedQueries } from './api/loaded-answer.ts'
import { queryClientHere } from './api/query-client.ts'
import { storefrontContext } from './api/storefront-context.ts'
import { CartProvider } from './cart/cart-provider.tsx'
import { PostedFormProvider } from './forms/posted-form.tsx'
import { postedFormContext } from './forms/posted-form-context.ts'
import { LanguageOffer } from './language/language-offer.tsx'
import { lettersOf } from './language/letters.ts'
import { useStrongLetters } from './language/use-strong-letters.ts'
import { Footer } from './shell/footer.tsx'
import { HeaderBanner } from './shell/header-banner.tsx'
import { PageError } from './shell/page-error.tsx'
import { ScriptsAfterPaint } from './shell/scripts-after-paint.tsx'
import { SessionProvider } from './shell/session.tsx'
import { StartUpSpinner } from './shell/start-up-spinner.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { useFocusOnNewPage } from './shell/use-focus-on-new-page.ts'
import { useInteractiveMark } from './shell/use-interactive-mark.ts'

// A POST to the home page's URL is handled by the root.
export { action } from './forms/page-action.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/brand/logo-mark.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Only shops in which an owner has set something load it. */
const OwnersParts = lazy(() => import('./shell/owners-parts.tsx'))

export function loader({ context }: Route.LoaderArgs) {
  const { origin, language, shop, freeDeliveryFrom } = context.get(storefrontContext)
  return {
    origin,
    language,
    ...(shop && { shop }),
    posted: context.get(postedFormContext),
    ...(freeDeliveryFrom !== freeShippingOverCents && { freeDeliveryFrom }),
  }
}

/** None of this changes while the shop is open in a browser. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  useInteractiveMark()
  useStrongLetters()
  return (
    <html lang={useTexts(formats).locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0c4b30" />
        <Meta />
        <Styles />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <ScriptsAfterPaint />
      </body>
    </html>
  )
}

/**
 * The page's styles and fonts. Before the links of routes: the first style sheet sets the order
 * of the layers, and those of routes have only some.
 */
function Styles() {
  const { style, fonts } = lettersOf(use(LanguageContext))
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <link rel="stylesheet" href={style} />
    </>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(shellTexts)
  const [queryClient] = useState(queryClientHere)
  useFocusOnNewPage()
  const facts = useMemo(() => ({ ...shop, ...loaderData.shop }), [loaderData.shop])
  return (
    <ShopContext value={facts}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={useLoadedQueries()}>
          <SessionProvider>
            <CartProvider>
              {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link to the content */}
              <a
                href="#main"
                onClick={skipToContent}
                className="skip-link button button-turmeric button-regular"
              >
                {texts.skipToContent}
              </a>
              {loaderData.shop && (
                <Suspense>
                  <OwnersParts />
                </Suspense>
              )}
              <TopBar />
              <HeaderBanner />
              <PostedFormProvider posted={loaderData.posted}>
                <main id="main" tabIndex={-1} className="outline-none">
                  <noscript>
                    <p className="page-width pt-4">{texts.withoutScript}</p>
                  </noscript>
                  <Outlet />
                </main>
                <Footer />
                <Toasts />
                <LanguageOffer />
                <StartUpSpinner />
              </PostedFormProvider>
            </CartProvider>
          </SessionProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </ShopContext>
  )
}

/** Without a step in the browser's history, which would lack the state that some pages keep with theirs. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** Only for errors of the shell itself; a page that fails shows its error inside the shell. */
export function ErrorBoundary() {
  return (
    <main id="main">
      <PageError />
    </main>
  )
}

/** The queries that the matched routes' loaders prefetched, as one state. */
function useLoadedQueries(): DehydratedState {
  const matches = useMatches()
  return useMemo(
    () => ({
      mutations: [],
      queries: matches.flatMap((match) => loadedQueries(match.loaderData)),
    }),
    [matches],
  )
}
