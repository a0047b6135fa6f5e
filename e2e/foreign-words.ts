import type { Page } from '@playwright/test'
import { latinWordsIn } from '../server/testing/latin-words.ts'

/** Beside those that stay Latin everywhere: brands, a map and its licence, a grade of tea, keys and letters. */
const names =
  'Mastercard VISA American Express Facebook Instagram LinkedIn YouTube App Store Google Play X MapSVG svg maps sri lanka CC BY BOPF A Z Alt T'

/**
 * The texts of a page that contain words in Latin letters: what it shows, reads out or hints at, and its
 * head. Left out is what is marked as being in another language.
 * @param typed what customers of the test have typed
 */
export async function foreignWords(page: Page, typed: readonly string[]): Promise<string[]> {
  const known = [names, ...typed].flatMap((words) => words.split(/[^\p{L}\p{M}\d'’]+/u))
  const texts = await page.evaluate(textsOfPage)
  // Long reviews end within a word.
  const isTyped = (text: string) =>
    typed.some((each) => each.startsWith(text.replace(/\.{3}$/, '')))
  return texts.filter((text) => !isTyped(text) && latinWordsIn(text, known).length > 0)
}

function textsOfPage(): string[] {
  const language = document.documentElement.lang.slice(0, 2)
  const isOfPage = (element: Element | null | undefined) =>
    element?.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) === language
  const texts: string[] = [document.title]
  for (const meta of document.querySelectorAll('meta[name], meta[property^="og:"]')) {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
    if (/description|keywords|title|image:alt/.test(name)) {
      texts.push(meta.getAttribute('content') ?? '')
    }
  }
  const inBody = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (inBody.nextNode()) {
    const { parentElement, data } = inBody.currentNode as Text
    if (parentElement?.closest('script, style, noscript, svg title')) continue
    if (isOfPage(parentElement)) texts.push(data)
  }
  const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
  for (const element of document.body.querySelectorAll('*')) {
    // Nobody reads what the parts of a toast are called that are hidden.
    if (!isOfPage(element) || element.matches('[role=progressbar][aria-hidden=true]')) continue
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
  }
  return texts
}
