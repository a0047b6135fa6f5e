import { html, raw } from 'hono/html'
import { pngUrl } from '../../domain/goods/images.ts'
import { mailTexts } from '../../domain/texts/en/mails.ts'
import { languagePath } from '../../domain/texts/language-path.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender, TypedPart } from './letter.ts'
import { darkStyles, look, selvedge } from './mail-look.ts'

type Markup = ReturnType<typeof html>

const unspaced = raw('cellpadding="0" cellspacing="0" border="0"')
/** Of tables that only lay things out, because mail programs lay out nothing else alike. */
const layout = raw(`role="presentation" ${unspaced}`)

/** Keeps the beginning of the letter out of what a mailbox shows beside the subject. */
const afterPreview = raw('&#847;&zwnj;&nbsp;'.repeat(60))

/** Only Outlook for Windows reads it, which knows no greatest width. */
const forOutlook = (markup: string) => raw(`<!--[if mso]>${markup}<![endif]-->`)

/** The one look of all mails: logo on leaf, the woven thread, the letter, and who it is from. */
export function mailLayout(sender: Sender, letter: Letter): string {
  return finished(html`<!doctype html>
<html lang="${letter.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
${darkStyles.map((rules) => html`<style>${raw(rules)}</style>`)}
</head>
<body ${look('body')}>
<div ${look('preview')}>${letter.preview}${afterPreview}</div>
<table ${layout} width="100%"><tr><td align="center" ${look('ground')}>
${forOutlook('<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>')}
<table ${layout} width="100%" ${look('sheet')}>
<tr><td ${look('head')}>${logo(sender, letter)}</td></tr>
<tr><td>${thread()}</td></tr>
<tr><td ${look('content')}>${letter.parts.map((part) => partMarkup(part, letter))}</td></tr>
<tr><td ${look('foot')}>${foot(sender, letter)}</td></tr>
</table>
${forOutlook('</td></tr></table>')}
</td></tr></table>
</body>
</html>
`)
}

function finished(markup: Markup): string {
  if (markup instanceof Promise) throw new TypeError('Nothing in a mail may have to be awaited')
  return markup.toString()
}

/** The shop in the language of the letter. */
function homeUrl({ publicUrl }: Sender, { language }: Letter): string {
  return publicUrl + languagePath(language)
}

function logo(sender: Sender, letter: Letter): Markup {
  const { publicUrl, shopName, logo: own } = sender
  // Outlook for Windows shows no WebP.
  const src = publicUrl + (own ? pngUrl(own) : '/Footerpic/logo-on-leaf.png')
  const shape = own
    ? html`height="48" ${look('ownLogo')}`
    : html`width="180" height="41" ${look('logo')}`
  return html`<a href="${homeUrl(sender, letter)}"><img src="${src}" alt="${shopName}" ${shape}></a>`
}

function thread(): Markup {
  const cells = [...selvedge, ...selvedge].map(
    (colour) => html`<td bgcolor="${colour}" ${look('thread')}>\u00a0</td>`,
  )
  return html`<table ${layout} width="100%"><tr>${cells}</tr></table>`
}

function partMarkup(part: LetterPart | TypedPart, letter: Letter): Markup {
  switch (part.kind) {
    case 'typed':
      return partMarkup(part.part, letter)
    case 'heading':
      return html`<h1 ${look(letter.language === 'en' ? 'heading' : 'tallHeading')}>${part.text}</h1>`
    case 'paragraph':
      return html`<p ${look('paragraph')}>${part.text}</p>`
    case 'quote':
      return html`<blockquote ${look('quote')}>${part.text}</blockquote>`
    case 'facts':
      return facts(part)
    case 'bill':
      return bill(part)
    case 'code':
      return html`<p ${look('code')}>${part.text}</p>`
    case 'button':
      return button(part)
  }
}

function facts({ rows }: Extract<LetterPart, { kind: 'facts' }>): Markup {
  const lines = rows.map(
    ([label, value]) => html`<tr>
<th scope="row" ${look('factLabel')}>${label}</th>
<td ${look('factValue')}>${value}</td>
</tr>`,
  )
  return html`<table ${unspaced} ${look('facts')}>${lines}</table>`
}

/** Real table cells, so that a screen reader reads an amount with what it is for. */
function bill({ lines, totals }: Extract<LetterPart, { kind: 'bill' }>): Markup {
  const bought = lines.map(
    ({ name, note, amount }) => html`<tr>
<th scope="row" ${look('billName')}>${name}<div ${look('billNote')}>${note}</div></th>
<td align="right" ${look('billAmount')}>${amount}</td>
</tr>`,
  )
  const summed = totals.map(([label, amount], index) => {
    const isPaid = index === totals.length - 1
    return html`<tr>
<th scope="row" ${look(isPaid ? 'billPaidLabel' : 'billSumLabel')}>${label}</th>
<td align="right" ${look(isPaid ? 'billPaid' : 'billSum')}>${amount}</td>
</tr>`
  })
  return html`<table ${unspaced} width="100%" ${look('bill')}>${bought}${summed}</table>`
}

/** A coloured cell around the link: some programs give a link itself no background. */
function button({ label, url }: Extract<LetterPart, { kind: 'button' }>): Markup {
  return html`<table ${layout} ${look('buttonRow')}><tr>
<td ${look('buttonCell')}><a href="${url}" ${look('button')}>${label}</a></td>
</tr></table>`
}

function foot(sender: Sender, letter: Letter): Markup {
  const { shopName, supportEmail, supportPhone } = sender
  const { language, reason, unsubscribeUrl } = letter
  const texts = translation(mailTexts, language)
  const link = (url: string, words: string) => html`<a href="${url}" ${look('link')}>${words}</a>`
  const line = (content: string | Markup) => html`<p ${look('footLine')}>${content}</p>`
  const shop = link(homeUrl(sender, letter), shopName)
  const email = link(`mailto:${supportEmail}`, supportEmail)
  return html`${line(html`${shop} · ${email} · ${supportPhone}`)}
${line(reason)}
${unsubscribeUrl && line(link(unsubscribeUrl, texts.unsubscribe))}`
}
