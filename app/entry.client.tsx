import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LanguageContext } from '../ui/texts.ts'
import { takeCarriedState } from './language/carried-state.ts'
import { filesOfLanguage } from './language/files-of-language.ts'
import { pageLanguage } from './language/page-language.ts'

declare global {
  interface Window {
    __reactRouterManifest: object
  }
}

// A page in English has no import map.
const importMap = document.querySelector('script[type="importmap"]')?.textContent
if (importMap) {
  const { imports } = JSON.parse(importMap)
  window.__reactRouterManifest = filesOfLanguage(window.__reactRouterManifest, imports)
}

takeCarriedState()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={pageLanguage()}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  )
})
