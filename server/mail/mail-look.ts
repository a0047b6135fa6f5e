import type { CSSProperties } from 'react'

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

export const look = {
  body: { margin: 0, padding: 0, backgroundColor: colour.husk50 },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: '1px', opacity: 0 },
  ground: { backgroundColor: colour.husk50, padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: '600px', backgroundColor: colour.coconut },
  head: { backgroundColor: colour.leaf700, padding: '24px' },
  logo: {
    display: 'block',
    border: 0,
    color: colour.coconut,
    font: `800 28px/41px ${stencil}`,
  },
  thread: { height: '6px', lineHeight: '6px', fontSize: 0 },
  content: { padding: '32px 24px 16px' },
  heading: { margin: '0 0 16px', color: colour.ink, font: `700 32px/1.1 ${stencil}` },
  paragraph: { margin: '0 0 20px', color: colour.ink, font: `17px/1.5 ${text}` },
  quote: {
    margin: '0 0 20px',
    padding: '16px 20px',
    borderLeft: `4px solid ${colour.slipRule}`,
    backgroundColor: colour.turmeric100,
    color: colour.ink,
    font: `17px/1.5 ${text}`,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  facts: { margin: '0 0 20px', width: '100%' },
  factLabel: {
    width: '30%',
    padding: '8px 16px 8px 0',
    borderBottom: `1px dashed ${colour.slipRule}`,
    color: colour.husk700,
    font: `15px/1.4 ${text}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  factValue: {
    verticalAlign: 'top',
    padding: '8px 0',
    borderBottom: `1px dashed ${colour.slipRule}`,
    color: colour.ink,
    font: `600 17px/1.4 ${text}`,
    wordBreak: 'break-word',
  },
  bill: { margin: '0 0 24px', width: '100%' },
  billName: {
    padding: '10px 16px 10px 0',
    borderBottom: `1px dashed ${colour.slipRule}`,
    color: colour.ink,
    font: `600 17px/1.4 ${text}`,
    textAlign: 'left',
    verticalAlign: 'top',
    // Unlike a break anywhere it lets the column be as wide as the longest word, on a phone too.
    overflowWrap: 'break-word',
  },
  billNote: { color: colour.husk700, font: `15px/1.4 ${text}` },
  billAmount: {
    padding: '10px 0',
    borderBottom: `1px dashed ${colour.slipRule}`,
    color: colour.ink,
    font: `17px/1.4 ${text}`,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  billSumLabel: {
    padding: '10px 16px 0 0',
    color: colour.husk700,
    font: `15px/1.4 ${text}`,
    textAlign: 'left',
  },
  billSum: {
    padding: '10px 0 0',
    color: colour.ink,
    font: `17px/1.4 ${text}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  billPaidLabel: {
    padding: '10px 16px 0 0',
    color: colour.ink,
    font: `700 20px/1.2 ${stencil}`,
    textAlign: 'left',
  },
  billPaid: {
    padding: '10px 0 0',
    color: colour.leaf700,
    font: `700 20px/1.2 ${stencil}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  code: {
    margin: '0 0 20px',
    padding: '16px 20px',
    borderRadius: '3px',
    backgroundColor: colour.turmeric100,
    color: colour.ink,
    font: `700 40px/1 ${stencil}`,
    letterSpacing: '8px',
    textAlign: 'center',
  },
  buttonCell: { borderRadius: '6px', backgroundColor: colour.leaf700 },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    color: colour.coconut,
    font: `600 17px/22px ${text}`,
    textDecoration: 'none',
  },
  buttonRow: { margin: '4px 0 24px' },
  foot: {
    padding: '20px 24px 28px',
    borderTop: `1px solid ${colour.husk200}`,
    color: colour.husk700,
    font: `15px/1.5 ${text}`,
  },
  footLine: { margin: '0 0 8px' },
  link: { color: colour.leaf700 },
} satisfies Record<string, CSSProperties>
