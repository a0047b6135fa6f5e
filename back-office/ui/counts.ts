import { countText } from '../../domain/numbers.ts'

/** "1 order", "12,345 orders". */
export function countOf(count: number, text: (count: number, figure: string) => string): string {
  return text(count, countText(count))
}
