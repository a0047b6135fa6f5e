/** What a spreadsheet takes for the beginning of a formula, or drops to find one (OWASP, "CSV Injection"). */
const formula = '[=+\\-@\\t\\r\\n＝＋－＠]'
const dangerous = new RegExp(`^'*${formula}`)
const harmless = new RegExp(`^'(?='*${formula})`)

/**
 * A cell that a spreadsheet takes for text, whatever a customer or a supplier wrote. What looks as if it had
 * been made harmless already is so once more, so that `takeBack` knows exactly what was added.
 */
export function makeHarmless(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** What the cell was before `makeHarmless`; every other cell stays what it is. */
export function takeBack(cell: string): string {
  return cell.replace(harmless, '')
}
