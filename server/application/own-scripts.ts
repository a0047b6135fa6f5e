import { hashOf } from '../http/content-security-policy.ts'

/** Data for search engines, which no browser runs. */
const structuredData = ' type="application/ld+json"'

/**
 * A page whose scripts were marked by a nonce while it was rendered: without the marks, because it is kept and sent to
 * everybody, and with the hashes of the marked scripts. What was put into the page otherwise has no mark: then nothing is
 * sent at all.
 */
export function withOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const script = /<script\b([^>]*)>([\s\S]*?)<\/script\b[^>]*>/gi
  const other = html.replace(script, (_, attributes: string, text: string) => {
    if (attributes.includes(mark)) hashes.add(hashOf(text))
    else if (attributes !== structuredData) throw new ForeignScript()
    return ''
  })
  // One that is not closed, or not written as the shop writes them.
  if (/<script/i.test(other)) throw new ForeignScript()
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}

class ForeignScript extends Error {
  constructor() {
    super('The page contains a script that is not the shop’s own')
  }
}
