/** What stays in Latin letters in every language: the shop's name, brands and units. */
const everywhere = ['JOY', 'Box', 'PayHere', 'Visa', 'WhatsApp', 'JavaScript', 'kg', 'g', 'L', 'ml']

/**
 * The words in Latin letters that a text shows to its reader, without addresses of pages and mailboxes. `names` are
 * allowed too: what somebody has typed, codes.
 */
export function latinWordsIn(shown: string, names: readonly string[] = []): string[] {
  const allowed = new Set([...everywhere, ...names])
  const words = textOf(shown)
    .replace(/(https?|mailto):\S+|\S+@\S+/g, ' ')
    .match(/\p{Script=Latin}[\p{Script=Latin}\p{M}\d'’]*/gu)
  return (words ?? []).filter((word) => !allowed.has(word))
}

/** What a page or a mail in HTML shows and reads out; plain text stays as it is. */
function textOf(markup: string): string {
  return markup
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*?\b(?:alt|title|aria-label|placeholder)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#?\w+);/g, ' ')
}
