/** A part of a legal text, as plain text: nothing of it is ever HTML. */
export type LegalBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }

export type LegalSection = { title: string; blocks: readonly LegalBlock[] }

const sectionMark = /^## +/
const headingMark = /^### +/
const itemMark = /^[-*] +/

/** Whether a text can be shown: it begins with the heading of a section. */
export function isLegalText(text: string): boolean {
  return sectionMark.test(text.trimStart())
}

/**
 * The sections of a text: a line that begins with "## " is the heading of a section, "### " a smaller one, "- " an item of a
 * list, and an empty line ends a paragraph.
 */
export function legalSections(text: string): LegalSection[] {
  return text
    .trim()
    .split(/^(?=## )/m)
    .map((section) => {
      const [first = '', ...lines] = section.split(/\r?\n/)
      return { title: first.replace(sectionMark, '').trim(), blocks: blocksOf(lines) }
    })
}

function blocksOf(lines: readonly string[]): LegalBlock[] {
  const blocks: LegalBlock[] = []
  let goesOn = false
  for (const line of lines.map((each) => each.trim())) {
    const last = goesOn ? blocks.pop() : undefined
    blocks.push(...withLine(last, line))
    goesOn = line !== ''
  }
  return blocks
}

/** A block and the line below it, which goes on with it or begins another one. */
function withLine(block: LegalBlock | undefined, line: string): LegalBlock[] {
  const before = block ? [block] : []
  if (line === '') return before
  if (headingMark.test(line)) {
    return [...before, { kind: 'heading', text: line.replace(headingMark, '') }]
  }
  if (itemMark.test(line)) {
    const item = line.replace(itemMark, '')
    if (block?.kind === 'list') return [{ kind: 'list', items: [...block.items, item] }]
    return [...before, { kind: 'list', items: [item] }]
  }
  if (block?.kind === 'paragraph') return [{ kind: 'paragraph', text: `${block.text} ${line}` }]
  return [...before, { kind: 'paragraph', text: line }]
}
