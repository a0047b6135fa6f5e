import { type Cents, rupees } from './money.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number from 0 in English, as a tax invoice has to spell out its total: "one thousand and five". */
function numberInWords(count: number): string {
  if (count < 20) return small[count] ?? ''
  if (count < 100) {
    const ones = count % 10
    return [tens[Math.floor(count / 10) - 2], ...(ones > 0 ? [small[ones]] : [])].join('-')
  }
  const unit = units.find(({ size }) => count >= size)
  if (!unit) return ''
  const rest = count % unit.size
  const joined = rest < 100 ? ' and ' : ' '
  const words = `${numberInWords(Math.floor(count / unit.size))} ${unit.name}`
  return rest === 0 ? words : `${words}${joined}${numberInWords(rest)}`
}

const units = [
  { size: 1_000_000_000, name: 'billion' },
  { size: 1_000_000, name: 'million' },
  { size: 1000, name: 'thousand' },
  { size: 100, name: 'hundred' },
]

/** The whole rupees of an amount in English, and its cents. */
export function inWords(amount: Cents): { rupees: string; cents: string | undefined } {
  const cents = amount % 100
  return {
    rupees: numberInWords(Math.floor(rupees(amount))),
    cents: cents > 0 ? numberInWords(cents) : undefined,
  }
}
