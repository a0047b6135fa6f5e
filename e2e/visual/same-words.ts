import type { Page } from '@playwright/test'

/**
 * Writes one day, one time and one number over all that a page shows, so that its picture is the same tomorrow, also
 * where lines break. The shop and PostgreSQL use the machine's clock, which a test cannot move.
 */
export async function writeSameWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    // May is as long when it is shortened. It is in full after a weekday.
    const months = 'January|February|March|April|(?<=day, )May|June|July|August|September|October'
    const fullMonth = `(?:${months}|November|December)`
    const shortMonth = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
    const replacements: [RegExp, string][] = [
      [/\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day(?=,)/g, 'Wednesday'],
      [/\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?=,)/g, 'Wed'],
      [new RegExp(`\\b${fullMonth} \\d{1,2}\\b`, 'g'), 'November 25'],
      [new RegExp(`\\b${fullMonth}(?=,? 20\\d\\d)`, 'g'), 'November'],
      [new RegExp(`\\b${shortMonth} \\d{1,2}\\b`, 'g'), 'Nov 25'],
      [/\b20\d\d-\d\d(-\d\d)?\b/g, '2026-11-25'],
      [/(?<=(?:November(?: 25)?|Nov 25|©),? )20\d\d\b/g, '2026'],
      [/\b\d{1,2}:\d\d(?=\s?[AP]M)/gi, '10:30'],
      [/(?<=10:30\s?)[AP]M/gi, 'AM'],
      [/\bTXN-[\w-]+/g, 'TXN-1764000000000'],
      [/\bjoybox-[\w-]{8,}|\b3200\d{8}\b/g, '320012345678'],
      [/…\d{8}\b/g, '…12345678'],
      [/localhost:\d+/g, 'localhost:3000'],
    ]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { nodeValue: before } = texts.currentNode
      const after = replacements.reduce(
        (text, [pattern, word]) => text.replace(pattern, word),
        before ?? '',
      )
      if (after !== before) texts.currentNode.nodeValue = after
    }
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'date') field.value = '2026-11-25'
      if (field.type === 'month') field.value = '2026-11'
    }
  })
}
