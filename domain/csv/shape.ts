/** The first line contains names only, so the character between them is the delimiter. */
export function delimiterOf(text: string): string {
  const header = headerOf(text)
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ','
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

/** Whether a file has at most this many columns, by its first line. */
export function hasColumns(text: string, { atMost }: { atMost: number }): boolean {
  return headerOf(text).split(delimiterOf(text), atMost + 1).length <= atMost
}

function headerOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return header
}
