import { readFileSync } from 'node:fs'
import { expect, type Page } from './fixtures.ts'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Returns only the violations: transferring everything that passes takes longer than checking it. Of what axe can load
 * beforehand, only sounds matter to a rule that runs. Transitions are off in the meantime: out of view they would not end.
 */
const listViolations = `
const still = new CSSStyleSheet()
still.replaceSync('* { transition: none !important }')
document.adoptedStyleSheets.push(still)
axe.run({ resultTypes: ['violations'], preload: { assets: ['media'] } }).then(({ violations }) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary))
})`

/** The same for a mail, which has no landmarks. */
const listMailViolations = listViolations.replace(
  'axe.run({ ',
  "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], ",
)

export async function expectAccessibleMail(page: Page) {
  expect(await evaluate(page, listMailViolations)).toEqual([])
}

/** Checks that nothing on the page keeps anyone from using it. */
export async function expectAccessible(page: Page) {
  expect(await evaluate(page, listViolations)).toEqual([])
}

const listSmallTargets = `
axe.run({ runOnly: ['target-size'] }).then(({ violations }) =>
  violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)))`

/** Checks that everything that is pressed is 24 px large, or has as much room around it (WCAG 2.5.8). */
export async function expectLargeTargets(page: Page) {
  expect(await evaluate(page, listSmallTargets), page.url()).toEqual([])
}

/** Compiles axe only once for each loaded page. */
async function evaluate(page: Page, script: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  return page.evaluate(isLoaded ? script : axe + script)
}
