import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '../domain/texts/texts.ts'
import { LanguageContext } from '../ui/texts.ts'
import { filesOfLanguage } from './language/files-of-language.ts'

declare global {
  interface Window {
    __reactRouterManifest: object
  }
}

// The server wrote the language and the import map into the page. A page in English has no import map.
const language = document.documentElement.lang.split('-', 1)[0] as Language
const importMap = document.querySelector('script[type="importmap"]')?.textContent
if (importMap) {
  const { imports } = JSON.parse(importMap)
  window.__reactRouterManifest = filesOfLanguage(window.__reactRouterManifest, imports)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageContext value={language}>
        <HydratedRouter />
      </LanguageContext>
    </StrictMode>,
  )
})
