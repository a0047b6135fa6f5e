/** The characters that begin a formula in a spreadsheet, or that it skips before one (OWASP, "CSV Injection"). */
const formula = '[=+\\-@\\t\\r\\n＝＋－＠]'
const dangerous = new RegExp(`^'*${formula}`)
const harmless = new RegExp(`^'(?='*${formula})`)

/**
 * A cell that a spreadsheet treats as text, even if a customer or a supplier has written a formula. Text that
 * already looks escaped is escaped once more, so that `takeBack` can reverse exactly what was added.
 */
export function makeHarmless(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** The cell as it was before `makeHarmless`; every other cell stays unchanged. */
export function takeBack(cell: string): string {
  return cell.replace(harmless, '')
}
