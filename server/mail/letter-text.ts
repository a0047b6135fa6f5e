import { mailTexts } from '../../domain/texts/en/mails.ts'
import { languagePath } from '../../domain/texts/language-path.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender, TypedPart } from './letter.ts'

/** The letter for who reads without HTML. */
export function letterText(
  sender: Sender,
  { language, parts, reason, unsubscribeUrl }: Letter,
): string {
  const texts = translation(mailTexts, language)
  const footer = [
    `${sender.shopName}, ${sender.publicUrl}${languagePath(language)}`,
    `${sender.supportEmail}, ${sender.supportPhone}`,
    reason,
    ...(unsubscribeUrl ? [`${texts.unsubscribe}: ${unsubscribeUrl}`] : []),
  ]
  // The line "-- " is where mail programs see a signature begin.
  return `${parts.map(partText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

const billWidth = 60

function billText({ lines, totals }: Extract<LetterPart, { kind: 'bill' }>): string {
  const bought = lines.map(({ name, note, amount }) => `${name}\n${spread(`  ${note}`, amount)}`)
  const summed = totals.map(([label, amount]) => spread(label, amount))
  return [...bought, '-'.repeat(billWidth), ...summed].join('\n')
}

/** The amount at the right, as far as a line reaches. */
function spread(label: string, amount: string): string {
  const gap = billWidth - columnsOf(label) - columnsOf(amount)
  return `${label}${' '.repeat(Math.max(gap, 1))}${amount}`
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How wide a text is: signs of Sinhala and Tamil stand above, below or around their letter. */
function columnsOf(text: string): number {
  return [...letters.segment(text)].length
}

function partText(part: LetterPart | TypedPart): string {
  switch (part.kind) {
    case 'typed':
      return partText(part.part)
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(columnsOf(part.text), 60))}`
    case 'paragraph':
      return part.text
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'bill':
      return billText(part)
    case 'code':
      return `    ${part.text}`
    case 'button':
      return `${part.label}: ${part.url}`
  }
}
