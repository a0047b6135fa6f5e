/** The brand's colours as mail programs need them: no style sheet, no variables. */
const colour = {
  coconut: '#fffdf7',
  husk50: '#faf4e4',
  husk200: '#e8dcc0',
  husk700: '#5a4f35',
  ink: '#14261b',
  leaf700: '#0c4b30',
  turmeric100: '#ffefc0',
  slipRule: '#b89b57',
}

const text = '"Yaldevi", "Segoe UI", "Helvetica Neue", Arial, sans-serif'
const stencil = '"Stick No Bills", "Arial Narrow", "Roboto Condensed", Arial, sans-serif'

/** The thread of the woven edge, one cell after the other. */
export const selvedge = ['#f6b21b', '#c8281e', '#f6b21b', '#2e8b3d', '#f6b21b', '#0b5874']

/** Each as the text of a style attribute, as mail programs drop style sheets. */
export const look = {
  body: inline({ margin: 0, padding: 0, 'background-color': colour.husk50 }),
  preview: inline({
    display: 'none',
    'max-height': 0,
    overflow: 'hidden',
    'font-size': '1px',
    opacity: 0,
  }),
  ground: inline({ 'background-color': colour.husk50, padding: '24px 12px' }),
  sheet: inline({ width: '100%', 'max-width': '600px', 'background-color': colour.coconut }),
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
  paragraph: inline({ margin: '0 0 20px', color: colour.ink, font: `17px/1.5 ${text}` }),
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
  buttonCell: inline({ 'border-radius': '6px', 'background-color': colour.leaf700 }),
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

function inline(style: Record<string, string | number>): string {
  const rules = Object.entries(style).map(([property, value]) => `${property}:${value}`)
  return rules.join(';')
}
