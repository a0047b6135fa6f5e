import { palette } from './palette.ts'

const height = 120
const step = 20
const gap = 4

type Column = { value: number; beginsGroup: boolean }

/**
 * Columns side by side as SVG, the last one in another colour, with a line before each that begins a group.
 * It stretches to the size in which it is shown, and is decorative: the page must show a table with the same
 * figures next to it.
 */
export function drawColumns(columns: readonly Column[]): string {
  const width = columns.length * step
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const shapes = columns.flatMap(({ value, beginsGroup }, index) => {
    const x = index * step
    // Any value above zero can be seen.
    const tall = value > 0 ? Math.max(2, Math.round((value / most) * height)) : 0
    const fill = index === columns.length - 1 ? palette.turmeric : palette.leaf
    return [
      ...(beginsGroup
        ? [
            `<path d="M${x} 0V${height}" stroke="${palette.husk200}" vector-effect="non-scaling-stroke"/>`,
          ]
        : []),
      `<rect x="${x + gap / 2}" y="${height - tall}" width="${step - gap}" height="${tall}" fill="${fill}"/>`,
    ]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + 2}" preserveAspectRatio="none">${shapes.join('')}<path d="M0 ${height + 1}H${width}" stroke="${palette.husk}" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>`
}
