import type { LegalBlock } from '../domain/legal/markup.ts'

/** What is below the heading of a section of a legal text. The parts of a text never change their places. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => {
    const key = `${block.kind} ${index}`
    if (block.kind === 'heading') return <h3 key={key}>{block.text}</h3>
    if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>
    return (
      <ul key={key}>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items can say the same
          <li key={place}>{item}</li>
        ))}
      </ul>
    )
  })
}
