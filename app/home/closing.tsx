import { AppPromo } from './app-promo.tsx'
import { CharitiesTeaser } from './charities-teaser.tsx'
import { Contact } from './contact.tsx'
import { SriLanka } from './sri-lanka.tsx'

/** The last sections of the home page, from the app to the map. */
export function Closing() {
  return (
    <>
      <AppPromo />
      <CharitiesTeaser />
      <Contact />
      <SriLanka />
    </>
  )
}
