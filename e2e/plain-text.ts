/** Text with HTML's character references replaced, as React writes them. */
export function plainText(html: string): string {
  return html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
