import { AppPromo } from './app-promo.tsx'
import { CharitiesTeaser } from './charities-teaser.tsx'
import { Contact } from './contact.tsx'
import { SriLanka } from './sri-lanka.tsx'

/** From the app to the map: how to stay in touch with the shop. */
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
