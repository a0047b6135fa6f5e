import { at, cast, item, lit } from './lit.ts'
import { deeper, ellipse, line, paler, path, within } from './shapes.ts'

/** A single leaf, its stalk at the lower left. */
export function leaf(colour: string): string {
  return (
    path('M14 88C4 54 30 14 90 8C94 60 62 94 14 88z', colour) +
    line('M6 97C24 78 50 46 80 20', paler(colour, 0.45), 2.6) +
    line(
      'M30 72C30 60 32 52 36 44M46 56C48 44 52 38 56 32M32 72C46 72 54 70 62 64M48 54C60 54 68 50 76 44',
      paler(colour, 0.3),
      1.6,
    )
  )
}

/** A piece of banana leaf, flat on the table, on which something lies. */
export function bananaLeaf(): string {
  const outline = 'M4 62C14 40 40 30 64 30C80 30 92 36 98 46C92 66 70 82 42 84C24 84 10 76 4 62z'
  const veins = [20, 40, 60, 80].map((x) =>
    line(
      `M${x} 32C${x + 5} 44 ${x + 3} 50 ${x - 2} 56M${x - 2} 56C${x + 6} 64 ${x + 8} 74 ${x + 6} 84`,
      '#4f9a3c',
      2,
    ),
  )
  return (
    path(outline, '#5fae45') +
    within(outline, veins.join('') + line('M4 60C36 54 68 48 98 46', '#a8d676', 3.4))
  )
}

/** A sprig of curry leaves. */
export function currySprig(): string {
  const pairs = [20, 36, 52, 68].flatMap((y) => [
    at(leaf('#4c8a35'), { x: 32, y: y - 2, size: 34, turn: -92 }),
    at(leaf('#5b9c3d'), { x: 68, y: y - 2, size: 34, turn: 2 }),
  ])
  return (
    line('M50 98V14', '#6b7b34', 3) +
    pairs.join('') +
    at(leaf('#66a844'), { x: 50, y: 10, size: 30, turn: -42 })
  )
}

/** A round leaf on a long stalk, with a notch where the stalk joins, as gotukola has. */
function pennywort(x: number, y: number, size: number, colour: string): string {
  const outline =
    'M50 52C44 66 24 70 12 58C2 44 8 22 24 12C40 4 64 4 78 14C94 26 98 46 88 58C76 70 56 66 50 52z'
  const rays = line('M50 52L20 34M50 52L42 14M50 52L80 30M50 52L82 56', paler(colour, 0.35), 2.6)
  return item(path(outline, colour) + rays, { x, y, size }, 'flat')
}

/** A tied bunch of gotukola. */
export function gotukola(): string {
  const greens = ['#4f9a3a', '#3f8733', '#62ac45']
  const heads = [
    [22, 26, 38],
    [50, 18, 40],
    [78, 26, 38],
    [34, 48, 38],
    [66, 50, 38],
  ]
  const stalks = heads.map(([x = 0, y = 0]) =>
    line(
      `M${x} ${y + 6}Q50 60 ${50 + (x - 50) * 0.14} 76L${50 + (x - 50) * 0.3} 98`,
      '#7fb255',
      2.6,
    ),
  )
  return [
    lit(stalks.join(''), 'thin'),
    ...heads.map(([x = 0, y = 0, size = 0], index) =>
      pennywort(x, y, size, greens[index % 3] ?? ''),
    ),
    tie(76),
  ].join('')
}

/** The reed that ties a bunch. */
export function tie(y: number, half = 9): string {
  return cast(
    lit(
      path(
        `M${50 - half} ${y - 4}C46 ${y - 2} 54 ${y - 2} ${50 + half} ${y - 4}L${50 + half} ${y + 4}C54 ${y + 6} 46 ${y + 6} ${50 - half} ${y + 4}z`,
        '#d9a550',
      ),
      'thin',
    ),
  )
}

/** Long green leaves that fan out, of a leek. */
function leekTop(colour: string): string {
  return (
    path('M42 46C30 30 14 16 4 12C4 26 20 46 40 58z', deeper(colour, 0.12)) +
    path('M58 46C70 30 86 16 96 12C96 26 80 46 60 58z', deeper(colour, 0.2)) +
    path('M40 56C36 30 40 12 50 2C60 12 64 30 60 56z', colour) +
    line('M50 6V54', paler(colour, 0.3), 1.8)
  )
}

/** A leek, its root below. */
export function leek(): string {
  return [
    leekTop('#3f8a41'),
    path('M40 50C44 44 56 44 60 50L61 88C58 94 42 94 39 88z', '#cfe39a'),
    path('M39 68L61 68L61 88C58 94 42 94 39 88z', '#f6f5dc'),
    line('M46 50V90M54 50V90', '#9cc26c', 1.4),
  ].join('')
}

/** Salad leaves of several kinds, heaped. */
export function saladLeaves(): string {
  const ruffled =
    'M50 96C30 92 18 80 10 66C2 56 10 46 8 36C16 30 16 18 28 18C34 8 46 12 50 4C56 12 66 8 72 18C84 18 84 30 92 36C90 46 98 56 90 66C82 80 70 92 50 96z'
  const lettuce = (colour: string) =>
    path(ruffled, colour) +
    line('M50 94V24M50 70L26 50M50 70L74 50M50 50L34 32M50 50L66 32', paler(colour, 0.5), 3)
  const places = [
    { x: 30, y: 44, size: 44, turn: -50, colour: '#5fa93f' },
    { x: 70, y: 44, size: 44, turn: 48, colour: '#7b2f4f' },
    { x: 50, y: 36, size: 48, turn: -4, colour: '#8cc653' },
    { x: 24, y: 64, size: 40, turn: -70, colour: '#8a3656' },
    { x: 76, y: 64, size: 40, turn: 66, colour: '#6fb545' },
    { x: 48, y: 62, size: 46, turn: 10, colour: '#a4d566' },
  ]
  return places.map(({ colour, ...place }) => item(lettuce(colour), place, 'flat')).join('')
}

/** A sprig of many small leaves, of moringa. */
export function moringa(): string {
  const leaves = [20, 42, 64].flatMap((y) => [
    ellipse(30, y, 14, 9, '#4f9a3a', 28),
    ellipse(70, y, 14, 9, '#62ac45', -28),
  ])
  return (
    line(
      'M50 98V12M50 50L34 44M50 50L66 44M50 72L34 66M50 72L66 66M50 28L34 22M50 28L66 22',
      '#7d9a4a',
      2,
    ) +
    leaves.join('') +
    ellipse(50, 8, 8, 8, '#6fb545')
  )
}

/** An ear of paddy or wheat, bending. */
export function ear(colour: string): string {
  const grains = [0, 1, 2, 3, 4, 5, 6].flatMap((step) => {
    const x = 30 + step * 7
    const y = 60 - step * 7.4
    return [
      ellipse(x - 5, y - 4, 7.4, 3.6, colour, -70),
      ellipse(x + 5, y + 3, 7.4, 3.6, deeper(colour, 0.14), -16),
    ]
  })
  return (
    line('M10 98C14 84 20 72 30 60L80 8', deeper(colour, 0.25), 2.4) +
    grains.join('') +
    ellipse(80, 8, 7, 3.6, colour, -46)
  )
}
