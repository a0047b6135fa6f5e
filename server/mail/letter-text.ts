import type { Letter, LetterPart, Sender } from './letter.ts'

/** The letter for who reads without HTML. */
export function letterText(sender: Sender, { parts, reason, unsubscribeUrl }: Letter): string {
  const footer = [
    `${sender.shopName}, ${sender.publicUrl}`,
    `${sender.supportEmail}, ${sender.supportPhone}`,
    reason,
    ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : []),
  ]
  // The line "-- " is where mail programs see a signature begin.
  return `${parts.map(partText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

function partText(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(part.text.length, 60))}`
    case 'paragraph':
      return part.text
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'code':
      return `    ${part.text}`
    case 'button':
      return `${part.label}: ${part.url}`
  }
}
