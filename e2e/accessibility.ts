import { readFileSync } from 'node:fs'
import { expect, type Page } from './fixtures.ts'

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * One script, which returns the violations only: to carry all that axe finds right takes longer
 * than to find it. Nothing is on its way to another colour meanwhile: out of view it would stay so.
 */
const listViolations = `${axe}
const still = new CSSStyleSheet()
still.replaceSync('* { transition: none !important }')
document.adoptedStyleSheets.push(still)
axe.run({ resultTypes: ['violations'] }).then(({ violations }) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary))
})`

/** Nothing on the page that would keep somebody out. */
export async function expectAccessible(page: Page) {
  expect(await page.evaluate(listViolations)).toEqual([])
}
