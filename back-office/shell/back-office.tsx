import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { shellTexts } from '../../domain/texts/en/back-office/shell.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { queryClient } from '../api/back-office-api.ts'
import { SignedIn } from '../session/session.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { AskBeforeLeaving } from './leaving.tsx'
import { Navigation } from './navigation.tsx'

/** The frame of every page. */
export function BackOffice() {
  const texts = useOfficeTexts(shellTexts)
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn>
        <a href="#main" className="skip-link button button-turmeric button-regular">
          {texts.skipToContent}
        </a>
        <div className="back-office">
          <Navigation />
          <Main />
        </div>
        <AskBeforeLeaving />
      </SignedIn>
      <Toasts />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}

/** Takes the focus when the page changes, so that screen readers read it from the beginning. */
function Main() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus()
    shown.current = pathname
  }, [pathname])
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      className="min-w-0 px-4 py-5 outline-none md:px-7 print:p-0"
    >
      <Outlet />
    </main>
  )
}
