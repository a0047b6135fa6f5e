import { item } from './lit.ts'
import { chance, deeper, ellipse, line, paler, path, pick, within } from './shapes.ts'

/** What lies under a heap of large pieces, so that no gap shows the ground. */
const undersized = 'M10 84C16 64 36 44 50 44S84 64 90 84C90 92 74 93 50 93S10 92 10 84z'

/** A cashew nut. */
export function cashew(colour: string): string {
  return (
    path(
      'M20 30C30 10 66 8 82 28C96 48 86 78 66 84C54 86 50 74 58 66C68 58 66 46 54 44C44 42 40 54 30 54C16 52 14 40 20 30z',
      colour,
    ) +
    path('M26 32C36 18 62 16 76 32C66 26 46 26 34 38C30 42 24 40 26 32z', paler(colour, 0.6), 0.7)
  )
}

/** Cashews in a heap. */
export function cashews(colours: readonly string[], count = 20): string {
  const random = chance(count + colours.length)
  const nuts = Array.from({ length: count }, (_, index) => {
    const y = 42 + (index / count) * 44
    const x = 50 + (random() * 2 - 1) * (12 + (y - 40) * 0.7)
    return item(
      cashew(colours[index % colours.length] ?? ''),
      { x, y, size: 30, turn: random() * 360 },
      'thin',
    )
  })
  return path(undersized, deeper(pick(colours, 0), 0.35)) + nuts.join('')
}

/** Peanuts without their shells, in their red skins, with some in the shell. */
export function peanuts(): string {
  const random = chance(77)
  const shelled = Array.from({ length: 26 }, (_, index) => {
    const y = 44 + (index / 26) * 42
    const x = 50 + (random() * 2 - 1) * (10 + (y - 42) * 0.8)
    const kernel =
      path(
        'M14 50C12 34 28 24 50 26C72 24 88 34 86 50S72 76 50 74C28 76 12 66 14 50z',
        index % 4 === 0 ? '#e6bd7d' : '#b4683f',
      ) + ellipse(36, 40, 14, 5, index % 4 === 0 ? '#f8e2b4' : '#d99166')
    return item(kernel, { x, y, size: 21, turn: random() * 180 }, 'thin')
  })
  return path(undersized, '#7a4526') + shelled.join('')
}

/** A peanut in its shell. */
export function peanutShell(): string {
  const outline =
    'M6 56C4 38 20 28 36 34C46 38 52 38 62 32C80 24 96 34 95 50C94 68 78 74 64 66C54 62 48 62 38 68C22 76 8 72 6 56z'
  return (
    path(outline, '#d9ab66') +
    within(
      outline,
      line('M20 30V74M32 32V72M46 36V66M58 32V68M72 28V72M84 30V68M4 50H96', '#a8763a', 1.8, 0.65),
    )
  )
}

/** A coil of fried dough. */
export function murukku(): string {
  const coil = (stroke: string, width: number) =>
    line(
      'M50 52C54 48 60 52 58 58C54 68 40 66 37 55C34 40 50 32 62 38C78 45 78 68 64 77C44 88 20 76 20 54C20 28 44 14 64 20C84 26 94 42 92 58',
      stroke,
      width,
    )
  return coil('#8f5218', 14) + coil('#d98f34', 11) + coil('#f0b45a', 3.6)
}

/** A mixture of fried noodles, peas, nuts and leaves, in a heap. */
export function mixture(): string {
  const random = chance(101)
  const bits = Array.from({ length: 44 }, (_, index) => {
    const y = 42 + (index / 44) * 46
    const x = 50 + (random() * 2 - 1) * (10 + (y - 40) * 0.78)
    const at = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(random() * 180)})"`
    const kind = index % 8
    if (kind === 0)
      return `<g ${at}>${ellipse(0.4, 0.8, 4, 3.6, '#4e7a26')}${ellipse(0, 0, 4, 3.6, '#8fb840')}${ellipse(-1, -1, 1.4, 1, '#cfe38c')}</g>`
    if (kind === 3)
      return `<g ${at}>${ellipse(0.4, 0.8, 5, 3.4, '#7a3c1c')}${ellipse(0, 0, 5, 3.4, '#b96a3c')}${ellipse(-1.4, -1, 2, 1, '#e0a276')}</g>`
    if (kind === 6) return `<g ${at}>${path('M-6 0C-2 -4 4 -3 7 0C4 3 -2 4 -6 0z', '#3f7a2c')}</g>`
    const noodle = 'M-11 1Q-4 -6 2 0T12 -2'
    return `<g ${at}>${line(noodle, '#a8651a', 5.6)}${line(noodle, kind % 2 ? '#f0b23c' : '#e58f2c', 3.8)}</g>`
  })
  return (
    path('M6 82C12 62 34 42 50 42S88 62 94 82C94 90 76 93 50 93S6 90 6 82z', '#b8762a') +
    bits.join('')
  )
}

/** A thin round chip, bent by the oil. */
export function chip(colour: string): string {
  return (
    path('M6 54C4 34 26 20 52 22C78 22 98 38 94 56C90 72 72 66 52 72C32 80 10 76 6 54z', colour) +
    path(
      'M16 54C18 38 36 30 54 32C72 32 86 42 84 52C72 46 56 48 44 56C34 62 20 64 16 54z',
      paler(colour, 0.5),
      0.75,
    ) +
    [
      [34, 44],
      [62, 42],
      [50, 58],
      [74, 54],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 2, 1.6, deeper(colour, 0.28)))
      .join('')
  )
}

/** Chips in a heap. */
export function chips(colour: string, count = 20): string {
  const random = chance(count)
  return Array.from({ length: count }, (_, index) => {
    const y = 42 + (index / count) * 42
    const x = 50 + (random() * 2 - 1) * (10 + (y - 40) * 0.76)
    return item(chip(colour), { x, y, size: 30, turn: Math.round(random() * 120 - 60) }, 'thin')
  }).join('')
}

/** A kokis: batter fried on a mould, a flower with six openings. */
export function kokis(): string {
  const petal = (turn: number, colour: string, width: number) =>
    `<g transform="rotate(${turn} 50 50)"><path d="M50 40C34 30 34 10 50 5C66 10 66 30 50 40z" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/></g>`
  const turns = [0, 60, 120, 180, 240, 300]
  const ring = (colour: string, width: number) =>
    `<circle cx="50" cy="50" r="11" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return (
    turns.map((turn) => petal(turn, '#9a5a14', 9.4)).join('') +
    ring('#9a5a14', 9.4) +
    turns.map((turn) => petal(turn, '#eeb440', 6.4)).join('') +
    ring('#eeb440', 6.4)
  )
}

/** A ball of sesame and jaggery. */
export function sesameBall(): string {
  const random = chance(55)
  const seeds = Array.from({ length: 20 }, () => {
    const [angle, far] = [random() * 6.3, Math.sqrt(random())]
    return ellipse(
      50 + 40 * far * Math.cos(angle),
      50 + 40 * far * Math.sin(angle),
      5.4,
      3.6,
      random() > 0.4 ? '#f0d9a2' : '#fff2cf',
      random() * 180,
    )
  })
  return ellipse(50, 50, 46, 46, '#8f5a2a') + seeds.join('')
}

/** A sesame ball in a twist of paper. */
export function wrappedSweet(paper: string): string {
  return (
    path(
      'M30 50L4 30C10 44 10 56 4 70L30 52zM70 50L96 30C90 44 90 56 96 70L70 52z',
      deeper(paper, 0.12),
    ) +
    path('M22 50C22 34 34 28 50 28S78 34 78 50S66 72 50 72S22 66 22 50z', paper) +
    line('M30 40C36 46 36 54 30 60M70 40C64 46 64 54 70 60', deeper(paper, 0.25), 2) +
    path('M50 28H58C66 40 66 60 58 72H50C58 60 58 40 50 28z', '#c8281e', 0.85)
  )
}
