import { createElement as element, type ReactNode } from 'react'
import type { Letter, LetterPart, Sender } from './letter.ts'
import { look, selvedge } from './mail-look.ts'

// Without JSX, because jobs run these files as they are. Tables, because mail programs lay out nothing else alike.
const layout = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

type LayoutProps = { sender: Sender; letter: Letter }

/** The one look of all mails: logo on leaf, the woven thread, the letter, and who it is from. */
export function MailLayout({ sender, letter }: LayoutProps) {
  return element(
    'html',
    { lang: 'en' },
    element(
      'head',
      null,
      element('meta', { charSet: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light' }),
      element('title', null, letter.subject),
    ),
    element(
      'body',
      { style: look.body },
      element('div', { style: look.preview }, letter.preview),
      element(
        Rows,
        { width: '100%' },
        element(
          'td',
          { align: 'center', style: look.ground },
          element(
            Rows,
            { width: 600, style: look.sheet },
            element('td', { style: look.head }, element(Logo, { sender })),
            element('td', null, element(Thread)),
            element('td', { style: look.content }, ...letter.parts.map(Part)),
            element('td', { style: look.foot }, element(Foot, { sender, letter })),
          ),
        ),
      ),
    ),
  )
}

/** A table with one cell to a row. */
function Rows({
  children,
  ...table
}: {
  children?: ReactNode
  width: string | number
  style?: object
}) {
  const cells = Array.isArray(children) ? children : [children]
  return element(
    'table',
    { ...layout, ...table },
    element('tbody', null, ...cells.map((cell) => element('tr', null, cell))),
  )
}

function Logo({ sender }: { sender: Sender }) {
  const src = `${sender.publicUrl}/Footerpic/logo-on-leaf.png`
  // "low": otherwise React puts a preload link into the head, which no mail program follows.
  const picture = {
    src,
    alt: sender.shopName,
    width: 180,
    height: 41,
    fetchPriority: 'low',
  } as const
  return element('a', { href: sender.publicUrl }, element('img', { ...picture, style: look.logo }))
}

function Thread() {
  const cells = [...selvedge, ...selvedge].map((bgcolor) =>
    element('td', { bgcolor, style: look.thread }, '\u00a0'),
  )
  const row = element('tr', null, ...cells)
  return element('table', { ...layout, width: '100%' }, element('tbody', null, row))
}

function Part(part: LetterPart) {
  switch (part.kind) {
    case 'heading':
      return element('h1', { style: look.heading }, part.text)
    case 'paragraph':
      return element('p', { style: look.paragraph }, part.text)
    case 'quote':
      return element('blockquote', { style: look.quote }, part.text)
    case 'facts':
      return element(
        'table',
        { ...layout, role: undefined, style: look.facts },
        factRows(part.rows),
      )
    case 'bill':
      return element(Bill, part)
    case 'code':
      return element('p', { style: look.code }, part.text)
    case 'button':
      return element(Button, part)
  }
}

function factRows(rows: readonly (readonly [string, string])[]) {
  const lines = rows.map(([label, value]) =>
    element(
      'tr',
      null,
      element('th', { scope: 'row', style: look.factLabel }, label),
      element('td', { style: look.factValue }, value),
    ),
  )
  return element('tbody', null, ...lines)
}

/** Real table cells, so that a screen reader reads an amount with what it is for. */
function Bill({ lines, totals }: Extract<LetterPart, { kind: 'bill' }>) {
  const bought = lines.map(({ name, note, amount }) =>
    element(
      'tr',
      null,
      element(
        'th',
        { scope: 'row', style: look.billName },
        name,
        element('div', { style: look.billNote }, note),
      ),
      element('td', { align: 'right', style: look.billAmount }, amount),
    ),
  )
  const summed = totals.map(([label, amount], index) => {
    const isLast = index === totals.length - 1
    return element(
      'tr',
      null,
      element(
        'th',
        { scope: 'row', style: isLast ? look.billPaidLabel : look.billSumLabel },
        label,
      ),
      element('td', { align: 'right', style: isLast ? look.billPaid : look.billSum }, amount),
    )
  })
  const body = element('tbody', null, ...bought, ...summed)
  return element('table', { ...layout, role: undefined, width: '100%', style: look.bill }, body)
}

/** A coloured cell around the link: some programs give a link itself no background. */
function Button({ label, url }: { label: string; url: string }) {
  const link = element('a', { href: url, style: look.button }, label)
  const row = element('tr', null, element('td', { style: look.buttonCell }, link))
  return element('table', { ...layout, style: look.buttonRow }, element('tbody', null, row))
}

function Foot({ sender, letter }: LayoutProps) {
  const { shopName, publicUrl, supportEmail, supportPhone } = sender
  const link = (href: string, words: string) => element('a', { href, style: look.link }, words)
  const line = (...content: ReactNode[]) => element('p', { style: look.footLine }, ...content)
  return element(
    'div',
    null,
    line(
      link(publicUrl, shopName),
      ' · ',
      link(`mailto:${supportEmail}`, supportEmail),
      ` · ${supportPhone}`,
    ),
    line(letter.reason),
    letter.unsubscribeUrl && line(link(letter.unsubscribeUrl, 'Unsubscribe')),
  )
}
