/** A line before the header that names the delimiter: Excel obeys it and does not show it. */
const delimiterLine = /^\uFEFF?"?sep=([,;|\t])"?(?:\r\n|\n|\r|$)/i

/** As the file names it. Otherwise the header contains names only, so the character between them is the delimiter. */
export function delimiterOf(text: string): string {
  const named = delimiterLine.exec(text)?.[1]
  if (named) return named
  const header = headerOf(text)
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ','
}

/** The file as a spreadsheet shows it, with the header in its first line. */
export function fromHeader(text: string): string {
  return text.replace(delimiterLine, '')
}

/** Whether a file has at most this many lines, empty ones and those within quotes included. */
export function hasLines(text: string, { atMost }: { atMost: number }): boolean {
  let lines = 1
  for (const _ of text.matchAll(/\r\n|\n|\r/g)) {
    lines += 1
    // The last line may end like all others.
    if (lines > atMost + 1) return false
  }
  return true
}

/** Whether a file has at most this many columns, by its header. */
export function hasColumns(text: string, { atMost }: { atMost: number }): boolean {
  return headerOf(text).split(delimiterOf(text), atMost + 1).length <= atMost
}

function headerOf(text: string): string {
  const [header = ''] = fromHeader(text).split(/[\r\n]/, 1)
  return header
}
