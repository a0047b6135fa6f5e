import { use, useEffect } from 'react'
import { savesData } from '../../contract/offline.ts'
import { LanguageContext } from '../../ui/texts.ts'
import { lettersOf } from './letters.ts'

/**
 * Loads the weight of names and buttons when the page is interactive. Until then, without script, and for
 * customers who save data, the browser makes it from the weight of texts: a page on a slow connection can be read earlier.
 */
export function useStrongLetters(): void {
  const { strong } = lettersOf(use(LanguageContext))
  useEffect(() => {
    if (!strong || savesData(navigator)) return
    const letters = new FontFace(strong.family, `url(${strong.url})`, { weight: '501 800' })
    // Added once it is loaded: until then the browser would draw its letters in another typeface.
    letters.load().then(
      () => document.fonts.add(letters),
      () => {
        // Without a connection: the page stays as it is.
      },
    )
  }, [strong])
}
