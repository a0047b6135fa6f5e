/** Text as it stands between XML tags; characters that XML does not allow are left out. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}

export const asXml = { 'Content-Type': 'application/xml; charset=utf-8' }
