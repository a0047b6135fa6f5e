import { item, lit } from './lit.ts'
import { chance, deeper, ellipse, line, paler, path, slab, within } from './shapes.ts'

/** A quill of cinnamon: bark rolled in from both sides. */
function quill(length: number): string {
  const half = length / 2
  const bark = '#b06a35'
  return [
    `<rect x="${50 - half}" y="41" width="${length}" height="18" rx="8" fill="${bark}"/>`,
    line(`M${52 - half} 47H${44 + half}M${56 - half} 53H${40 + half}`, '#7d431c', 1.3, 0.75),
    ellipse(50 + half - 3, 50, 4, 7, '#8a4c22'),
    line(
      `M${50 + half - 4} 47C${50 + half} 46 ${50 + half} 53 ${50 + half - 4} 53C${50 + half - 6} 52 ${50 + half - 5} 49 ${50 + half - 3} 50`,
      '#e0a568',
      1.4,
    ),
  ].join('')
}

/** A tied bundle of cinnamon quills. */
export function cinnamon(): string {
  const places = [
    { x: 52, y: 30 },
    { x: 46, y: 42 },
    { x: 54, y: 53 },
    { x: 48, y: 65 },
  ].map(({ x, y }, index) =>
    item(quill(96), { x, y, size: 100, turn: -24 + (index % 3) * 3 }, 'thin'),
  )
  const band = lit(
    `<g transform="rotate(-24 50 50)">${path('M44 20C48 30 48 68 44 80L56 80C60 68 60 32 56 20z', '#e9d9a8')}${line('M50 22V78', '#b59a5a', 1.4)}</g>`,
    'thin',
  )
  return places.join('') + band
}

/** A pod of cardamom. */
export function cardamomPod(colour: string): string {
  return (
    path('M6 50C20 26 44 22 64 28C82 34 92 44 98 50C90 58 80 68 62 72C42 76 20 72 6 50z', colour) +
    line(
      'M10 50C34 40 66 40 94 50M14 54C38 54 64 56 90 52M18 46C40 32 62 32 84 44',
      deeper(colour, 0.3),
      2.4,
      0.7,
    )
  )
}

/** Pods in a heap. */
export function pods(colours: readonly string[], count = 18): string {
  const random = chance(count + 3)
  return Array.from({ length: count }, (_, index) => {
    const y = 40 + (index / count) * 44
    const x = 50 + (random() * 2 - 1) * (8 + (y - 38) * 0.76)
    return item(
      cardamomPod(colours[index % colours.length] ?? ''),
      { x, y, size: 32, turn: Math.round(random() * 180) },
      'thin',
    )
  }).join('')
}

/** A dried segment of goraka: black, wrinkled, folded like a shell. */
function goraka(colour: string): string {
  return (
    path(
      'M6 40C8 20 30 10 54 12C78 12 96 28 94 46C94 66 80 84 56 86C44 88 40 78 46 70C30 74 8 62 6 40z',
      colour,
    ) +
    line(
      'M16 38C24 22 50 18 74 26M24 50C34 32 58 30 84 42M44 62C50 46 66 44 86 56M54 78C56 66 66 62 80 66',
      paler(colour, 0.42),
      4,
      0.65,
    )
  )
}

/** Goraka as it is sold, in a heap of segments. */
export function gorakaHeap(): string {
  const colours = ['#43272b', '#5c3530', '#341f26']
  const places = [
    [50, 30, 0],
    [28, 44, 50],
    [70, 42, -50],
    [50, 50, 150],
    [18, 66, -20],
    [82, 66, 40],
    [38, 70, 100],
    [62, 74, 10],
  ]
  return places
    .map(([x = 0, y = 0, turn = 0], index) =>
      item(goraka(colours[index % 3] ?? ''), { x, y, size: 40, turn }, 'flat'),
    )
    .join('')
}

/** A round of jaggery, as the half coconut shell gave it its form. */
export function jaggery(): string {
  const outline = 'M6 50C6 26 26 10 50 10S94 26 94 50C94 58 76 66 50 66S6 58 6 50z'
  return (
    slab(outline, '#5e2f12', '#8d4f22', 8) +
    within(
      outline,
      line(
        'M18 40C30 30 44 44 58 32S82 36 90 30M14 54C30 46 50 58 66 48S84 52 92 48',
        '#b9773c',
        2.4,
        0.6,
      ),
    )
  )
}

/** A honey dipper, its head at the lower left. */
export function dipper(): string {
  return [
    line('M42 56L94 6', '#b5783a', 6),
    `<g transform="rotate(-44 32 66)">${[0, 1, 2, 3, 4].map((step) => ellipse(14 + step * 9, 66, 5, 17 - Math.abs(2 - step) * 3, step % 2 ? '#a86a30' : '#c98a48')).join('')}</g>`,
    path('M18 78C14 88 22 96 26 98C32 94 36 86 32 76z', '#f0a41c'),
  ].join('')
}

/** Honeycomb in a piece. */
export function honeycomb(): string {
  const cells = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const [x, y] = [20 + column * 20 + (row % 2) * 10, 26 + row * 17]
      return path(
        `M${x} ${y - 9}L${x + 8} ${y - 4.5}V${y + 4.5}L${x} ${y + 9}L${x - 8} ${y + 4.5}V${y - 4.5}z`,
        (row + column) % 3 ? '#f0a41c' : '#f9c648',
      )
    }),
  )
  return (
    slab('M6 20L30 8L86 10L96 40L92 80L60 92L14 86L4 50z', '#b8741c', '#d98f1f', 7) + cells.join('')
  )
}

/** A tea bag with its tag. */
export function teaBag(): string {
  return [
    line('M50 22C60 4 84 4 84 24', '#8a7a5a', 1.6),
    lit(
      path('M30 22H70L76 34V84C76 88 72 90 68 90H32C28 90 24 88 24 84V34z', '#f3e7cd') +
        path('M28 52H72V84C72 86 70 86 68 86H32C30 86 28 86 28 84z', '#7b4a25', 0.85),
      'flat',
    ),
    lit(path('M74 24H96V50H74z', '#f6b21b') + path('M85 30L91 37L85 44L79 37z', '#0c4b30'), 'thin'),
  ].join('')
}

/** Noodles, coiled to a nest. */
export function noodleNest(): string {
  const strand = (radiusX: number, radiusY: number, turn: number, index: number) =>
    `<g transform="rotate(${turn} 50 50)"><ellipse cx="50" cy="50" rx="${radiusX}" ry="${radiusY}" fill="none" stroke="${index % 2 ? '#e6b23c' : '#f9da7c'}" stroke-width="6"/></g>`
  const turns = [0, 36, 72, 108, 144]
  return (
    ellipse(50, 52, 47, 44, '#c98f26') +
    turns.map((turn, index) => strand(42, 35, turn, index)).join('') +
    turns.map((turn, index) => strand(28, 20, turn * 1.3 + 8, index + 1)).join('') +
    line('M30 48C40 38 46 56 54 48S66 44 72 52', '#f9da7c', 4.4)
  )
}
