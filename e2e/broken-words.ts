import type { Locator } from '@playwright/test'

/** Words of this part of a page that begin on one line and end on another. */
export function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const word = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      for (const { 0: letters, index } of (text.textContent ?? '').matchAll(/[^\s\u00a0-]+/g)) {
        word.setStart(text, index)
        word.setEnd(text, index + letters.length)
        const lines = new Set([...word.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) broken.push(letters)
      }
    }
    return broken
  })
}
