import type { StructuredNode } from './node.ts'

export type Question = { question: string; answer: string }

/** The questions that a page answers. */
export function questions(asked: readonly Question[]): StructuredNode {
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
