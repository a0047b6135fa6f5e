import { raw } from 'hono/html'

/** The brand's colours as mail programs need them: without variables. */
const colour = {
  coconut: '#fffdf7',
  husk50: '#faf4e4',
  husk200: '#e8dcc0',
  husk700: '#5a4f35',
  ink: '#14261b',
  leaf700: '#0c4b30',
  leaf900: '#083521',
  leaf300: '#a5d178',
  turmeric100: '#ffefc0',
  slipRule: '#b89b57',
}

/**
 * Names without quotes, which would be long in an attribute. Nirmala UI has the Sinhala and Tamil letters of Windows; other systems find
 * theirs by themselves.
 */
const text = 'Yaldevi,Segoe UI,Nirmala UI,Helvetica Neue,Arial,sans-serif'
const stencil = 'Stick No Bills,Arial Narrow,Nirmala UI,Arial,sans-serif'

/** The thread of the woven edge, one cell after the other. */
export const selvedge = ['#f6b21b', '#c8281e', '#f6b21b', '#2e8b3d', '#f6b21b', '#0b5874']

/** Each as the text of a style attribute, as some mail programs drop style sheets. */
const styles = {
  body: inline({ margin: 0, padding: 0, 'background-color': colour.husk50 }),
  preview: inline({
    display: 'none',
    'max-height': 0,
    overflow: 'hidden',
    'font-size': '1px',
    opacity: 0,
    'mso-hide': 'all',
  }),
  ground: inline({ 'background-color': colour.husk50, padding: '24px 12px' }),
  sheet: inline({ 'max-width': '600px', 'background-color': colour.coconut }),
  head: inline({ 'background-color': colour.leaf700, padding: '24px' }),
  logo: inline({
    display: 'block',
    border: 0,
    color: colour.coconut,
    font: `800 28px/41px ${stencil}`,
  }),
  /** On a light ground, for which logos are made. */
  ownLogo: inline({
    display: 'block',
    border: 0,
    height: '48px',
    width: 'auto',
    'max-width': '240px',
    padding: '8px',
    'border-radius': '6px',
    'background-color': colour.coconut,
    color: colour.ink,
    font: `800 28px/41px ${stencil}`,
  }),
  thread: inline({ height: '6px', 'line-height': '6px', 'font-size': 0 }),
  content: inline({ padding: '32px 24px 16px' }),
  heading: inline({ margin: '0 0 16px', color: colour.ink, font: `700 32px/1.1 ${stencil}` }),
  /** Instead of `heading` in scripts with signs above and below their letters. */
  tallHeading: inline({ margin: '0 0 16px', color: colour.ink, font: `700 28px/1.3 ${stencil}` }),
  paragraph: inline({
    margin: '0 0 20px',
    color: colour.ink,
    font: `17px/1.5 ${text}`,
    // A link that somebody typed may be longer than a phone is wide.
    'word-break': 'break-word',
  }),
  quote: inline({
    margin: '0 0 20px',
    padding: '16px 20px',
    'border-left': `4px solid ${colour.slipRule}`,
    'background-color': colour.turmeric100,
    color: colour.ink,
    font: `17px/1.5 ${text}`,
    'white-space': 'pre-wrap',
    'word-break': 'break-word',
  }),
  facts: inline({ margin: '0 0 20px', width: '100%' }),
  factLabel: inline({
    width: '30%',
    padding: '8px 16px 8px 0',
    'border-bottom': `1px dashed ${colour.slipRule}`,
    color: colour.husk700,
    font: `15px/1.4 ${text}`,
    'text-align': 'left',
    'vertical-align': 'top',
  }),
  factValue: inline({
    'vertical-align': 'top',
    padding: '8px 0',
    'border-bottom': `1px dashed ${colour.slipRule}`,
    color: colour.ink,
    font: `600 17px/1.4 ${text}`,
    'word-break': 'break-word',
  }),
  bill: inline({ margin: '0 0 24px', width: '100%' }),
  billName: inline({
    padding: '10px 16px 10px 0',
    'border-bottom': `1px dashed ${colour.slipRule}`,
    color: colour.ink,
    font: `600 17px/1.4 ${text}`,
    'text-align': 'left',
    'vertical-align': 'top',
    // Unlike a break anywhere it lets the column be as wide as the longest word, on a phone too.
    'overflow-wrap': 'break-word',
  }),
  billNote: inline({ color: colour.husk700, font: `15px/1.4 ${text}` }),
  billAmount: inline({
    padding: '10px 0',
    'border-bottom': `1px dashed ${colour.slipRule}`,
    color: colour.ink,
    font: `17px/1.4 ${text}`,
    'text-align': 'right',
    'vertical-align': 'top',
    'white-space': 'nowrap',
  }),
  billSumLabel: inline({
    padding: '10px 16px 0 0',
    color: colour.husk700,
    font: `15px/1.4 ${text}`,
    'text-align': 'left',
  }),
  billSum: inline({
    padding: '10px 0 0',
    color: colour.ink,
    font: `17px/1.4 ${text}`,
    'text-align': 'right',
    'white-space': 'nowrap',
  }),
  billPaidLabel: inline({
    padding: '10px 16px 0 0',
    color: colour.ink,
    font: `700 20px/1.2 ${stencil}`,
    'text-align': 'left',
  }),
  billPaid: inline({
    padding: '10px 0 0',
    color: colour.leaf700,
    font: `700 20px/1.2 ${stencil}`,
    'text-align': 'right',
    'white-space': 'nowrap',
  }),
  code: inline({
    margin: '0 0 20px',
    padding: '16px 20px',
    'border-radius': '3px',
    'background-color': colour.turmeric100,
    color: colour.ink,
    font: `700 40px/1 ${stencil}`,
    'letter-spacing': '8px',
    'text-align': 'center',
  }),
  buttonCell: inline({
    'border-radius': '6px',
    'background-color': colour.leaf700,
    // Outlook for Windows leaves out the padding of links; other programs do not know this one.
    'mso-padding-alt': '13px 22px',
  }),
  button: inline({
    display: 'inline-block',
    padding: '13px 22px',
    color: colour.coconut,
    font: `600 17px/22px ${text}`,
    'text-decoration': 'none',
  }),
  buttonRow: inline({ margin: '4px 0 24px' }),
  foot: inline({
    padding: '20px 24px 28px',
    'border-top': `1px solid ${colour.husk200}`,
    color: colour.husk700,
    font: `15px/1.5 ${text}`,
  }),
  footLine: inline({ margin: '0 0 8px' }),
  link: inline({ color: colour.leaf700 }),
}

/** What an element is in the dark; the rest stays as it is. */
const tones: Partial<Record<keyof typeof styles, keyof typeof dark>> = {
  body: 'ground',
  ground: 'ground',
  sheet: 'sheet',
  heading: 'text',
  tallHeading: 'text',
  paragraph: 'text',
  quote: 'slip',
  code: 'slip',
  factLabel: 'note',
  factValue: 'text',
  billName: 'text',
  billNote: 'note',
  billAmount: 'text',
  billSumLabel: 'note',
  billSum: 'text',
  billPaidLabel: 'text',
  billPaid: 'paid',
  buttonCell: 'cell',
  button: 'button',
  foot: 'note',
  link: 'paid',
}

const dark = {
  ground: { 'background-color': '#0b150f' },
  sheet: { 'background-color': colour.ink },
  text: { color: colour.coconut },
  note: { color: colour.husk200 },
  slip: { 'background-color': colour.leaf900, color: colour.coconut },
  paid: { color: colour.leaf300 },
  cell: { 'background-color': colour.leaf300 },
  button: { color: colour.ink },
}

/** The attributes of an element with this look. */
export function look(name: keyof typeof styles) {
  const tone = tones[name]
  return raw(`${tone ? `class="${tone}" ` : ''}style="${styles[name]}"`)
}

/**
 * Two style sheets, as a program leaves out the whole of one in which it does not know something: for programs that ask
 * for the dark, and for those of Outlook that darken mails themselves and mark what they did.
 */
export const darkStyles = [
  `@media (prefers-color-scheme:dark){${rulesOf('')}}`,
  `${rulesOf('[data-ogsc] ')}${rulesOf('[data-ogsb] ')}`,
]

function rulesOf(scope: string): string {
  return Object.entries(dark)
    .map(
      ([tone, style]) => `${scope}.${tone}{${inline(style).replaceAll(/(?=;|$)/g, '!important')}}`,
    )
    .join('')
}

function inline(style: Record<string, string | number>): string {
  const rules = Object.entries(style).map(([property, value]) => `${property}:${value}`)
  return rules.join(';')
}
