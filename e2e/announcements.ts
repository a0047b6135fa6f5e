import { expect, type Page } from './fixtures.ts'

/** Keeps what a screen reader says without being asked: the changes of regions that it knew before, and alerts. */
export async function listen(page: Page) {
  const heard: string[] = []
  await page.exposeFunction('announce', (text: string) => heard.push(text))
  await page.addInitScript(() => {
    const live = '[role="status"], [role="alert"], output, [aria-live]'
    // What is not rendered is not in the tree that a screen reader reads.
    let known = new Set<Element>()
    const say = (node: Node | null) => {
      const text = node?.textContent?.replace(/\s+/g, ' ').trim()
      const { announce } = window as unknown as { announce: (text: string) => void }
      if (text) announce(text)
    }
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        // Messages are added to a list of which only the new one is read.
        if (region?.getAttribute('aria-relevant') && known.has(region))
          for (const added of addedNodes) say(added)
        else if (region && (known.has(region) || region.matches('[role="alert"]'))) say(region)
        else {
          for (const added of addedNodes) {
            if (added instanceof Element) say(added.closest('[role="alert"]'))
          }
        }
      }
      const regions = [...document.querySelectorAll(live)]
      known = new Set(regions.filter((region) => region.checkVisibility()))
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return {
    /** Waits until this was said, and forgets what was said until then. */
    expectHeard: async (text: string | RegExp) => {
      const isSaid = (each: string) =>
        typeof text === 'string' ? each.includes(text) : text.test(each)
      await expect
        .poll(() => heard.some(isSaid), { message: `${text} is not among: ${heard.join(' | ')}` })
        .toBe(true)
      heard.length = 0
    },
  }
}
