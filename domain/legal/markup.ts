import { lexer, type Token, type Tokens } from 'marked'

/** A part of a legal text, as plain text: nothing of it is ever HTML. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }

export type LegalSection = { title: string; blocks: readonly LegalBlock[] }

/** Whether a text can be shown: it begins with the heading of a section. */
export function isLegalText(text: string): boolean {
  const first = lexer(text).find(({ type }) => type !== 'space')
  return first !== undefined && isSection(first) && first.text !== ''
}

/** The sections of a text in Markdown, of which headings, paragraphs and lists are used: "## " begins a section. */
export function legalSections(text: string): LegalSection[] {
  const sections: { title: string; blocks: LegalBlock[] }[] = []
  for (const token of lexer(text)) {
    if (isSection(token)) sections.push({ title: token.text, blocks: [] })
    else sections.at(-1)?.blocks.push(...blocksOf(token))
  }
  return sections
}

function isSection(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2
}

function blocksOf(token: Token): LegalBlock[] {
  if (token.type === 'space') return []
  if (token.type === 'heading') return [{ kind: 'heading', text: token.text }]
  if (!isList(token)) return [{ kind: 'paragraph', text: inOneLine(token.raw) }]
  return [{ kind: 'list', items: token.items.map((item) => inOneLine(item.text)) }]
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list'
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, ' ')
}
