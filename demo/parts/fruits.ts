import { item, lit } from './lit.ts'
import { chance, deeper, ellipse, gloss, line, mix, paler, path, within } from './shapes.ts'

/** One banana, curved, its stalk at the upper right. */
export function banana(colour: string): string {
  return [
    path(
      'M84 6C92 8 92 14 88 18C90 46 70 84 26 92C16 94 8 90 10 86C40 76 66 52 76 14C78 8 80 6 84 6z',
      colour,
    ),
    path('M80 16C74 50 50 78 16 89C46 74 66 50 76 14z', paler(colour, 0.45), 0.6),
    line('M86 24C84 54 62 80 30 90', deeper(colour, 0.2), 1.8, 0.6),
    path('M80 6C80 0 86 0 90 2L90 14L79 14z', '#8d8a3a'),
    ellipse(12, 88, 4, 3, '#5a4428', -20),
  ].join('')
}

/** A hand of small, thin bananas, as ambul comes. */
export function bananaHand(colour: string, fingers = 5): string {
  const places = Array.from({ length: fingers }, (_, index) => ({
    x: 51 - index,
    y: 46 + index * 1.6,
    size: 84,
    turn: 30 - index * (64 / fingers),
  }))
  return (
    places.map((place) => item(banana(colour), place, 'flat')).join('') +
    `<g filter="url(#thin)">${path('M62 4C74 0 92 8 96 20C94 30 86 34 80 28C76 20 70 14 62 14z', '#7d7a34')}</g>`
  )
}

/** A banana half out of its skin. */
export function peeledBanana(colour: string): string {
  return [
    path('M44 50C40 30 46 10 54 4C62 8 66 30 62 50z', '#fdf3d0'),
    line('M52 12C49 24 49 36 50 48M57 14C59 26 59 38 58 48', '#ead49c', 1.6),
    path(
      'M38 58C36 44 40 44 46 50C52 44 56 44 60 50C66 44 70 46 68 58C68 78 58 94 50 98C44 94 38 78 38 58z',
      colour,
    ),
    path('M40 50C24 46 12 52 6 64C20 62 32 66 40 66z', paler(colour, 0.25)),
    path('M66 50C82 46 92 54 96 68C84 62 72 64 66 66z', deeper(colour, 0.12)),
    path('M50 48C44 60 44 74 48 88C56 78 58 60 54 48z', paler(colour, 0.35), 0.7),
    ellipse(50, 97, 3.4, 3, '#5a4428'),
  ].join('')
}

/** A papaya, whole, or cut in half with its seeds. */
export function papaya(): string {
  return (
    path('M50 4C62 6 66 22 76 38C86 56 82 92 50 96C18 92 14 56 24 38C34 22 38 6 50 4z', '#e0a43a') +
    path('M38 30C28 46 24 66 32 84C22 70 22 48 36 24z', '#b8b84a', 0.8) +
    ellipse(50, 4, 4, 3, '#6b7a3a')
  )
}

export function papayaHalf(): string {
  const outline = 'M50 4C62 6 66 22 76 38C86 56 82 92 50 96C18 92 14 56 24 38C34 22 38 6 50 4z'
  const random = chance(21)
  const seeds = Array.from({ length: 22 }, () => {
    const [angle, far] = [random() * 6.3, Math.sqrt(random())]
    const [x, y] = [50 + 11 * far * Math.cos(angle), 62 + 23 * far * Math.sin(angle)]
    return ellipse(x, y, 3.2, 3, '#2d2a2c') + ellipse(x - 0.8, y - 0.9, 1, 0.8, '#8f8b8e')
  })
  return [
    path(outline, '#d9a33c'),
    `<g transform="translate(50 52) scale(0.9) translate(-50 -52)">${path(outline, '#f0702e')}</g>`,
    path('M50 32C64 40 68 56 64 74C60 88 54 90 50 90S40 88 36 74C32 56 36 40 50 32z', '#d94f22'),
    ...seeds,
  ].join('')
}

/** A mango with its leaf. */
export function mango(): string {
  const outline = 'M34 14C54 6 84 22 92 52C98 78 80 96 58 94C34 92 10 70 10 44C10 28 20 18 34 14z'
  return [
    path(outline, '#f2a622'),
    within(
      outline,
      `<g filter="url(#soft)">${path('M30 6C10 16 0 50 20 76C22 50 30 28 58 12z', '#e0602a', 0.75)}${ellipse(74, 74, 20, 18, '#f8d23a')}</g>`,
    ),
    line('M32 16C30 10 28 8 24 4', '#6b5a2c', 4),
    gloss(40, 40, 7, 13, { turn: 34, strength: 0.5 }),
  ].join('')
}

/** A cheek of mango, scored into dice. */
export function mangoCheek(): string {
  const outline = 'M10 52C8 26 34 12 58 16C82 20 96 44 90 66C84 86 56 92 34 84C18 78 12 66 10 52z'
  const cuts = line(
    'M30 8L22 92M46 8L40 96M62 8L58 96M78 12L76 92M2 36L98 32M2 50L98 48M2 64L98 64M2 78L98 80',
    '#e08a12',
    2.4,
  )
  return (
    path(outline, '#d9832a') +
    `<g transform="translate(50 50) scale(0.92) translate(-50 -50)">${path(outline, '#f9b92c') + within(outline, cuts)}</g>`
  )
}

/** A pineapple. */
export function pineapple(): string {
  const body = 'M50 34C70 34 80 48 80 66C80 86 68 98 50 98S20 86 20 66C20 48 30 34 50 34z'
  const across = [-40, -26, -12, 2, 16, 30, 44, 58].map((shift) =>
    line(
      `M${shift} 30L${shift + 72} 102M${100 - shift} 30L${28 - shift} 102`,
      '#b8741c',
      2.2,
      0.75,
    ),
  )
  const eyes = [44, 58, 72, 86].flatMap((y, row) =>
    [28, 42, 56, 70].map((x) => ellipse(x + (row % 2) * 7, y, 1.7, 1.7, '#8a5a18')),
  )
  const blades = [-52, 52, -34, 34, -16, 16, 0].map(
    (turn, index) =>
      `<g transform="rotate(${turn} 50 38)">${lit(path('M44 38C42 24 46 10 50 0C54 10 58 24 56 38z', index % 2 ? '#4c8f3c' : '#5fa548'), 'thin')}</g>`,
  )
  return (
    blades.join('') +
    lit(path(body, '#eda52c') + within(body, across.join('') + eyes.join('')), 'full')
  )
}

/** Half of an avocado with its stone. */
export function avocadoHalf(): string {
  const outline = 'M50 4C64 4 68 22 76 38C88 58 80 96 50 96S12 58 24 38C32 22 36 4 50 4z'
  const inner = (scale: number, colour: string) =>
    `<g transform="translate(50 54) scale(${scale}) translate(-50 -54)">${path(outline, colour)}</g>`
  return (
    path(outline, '#33451f') +
    inner(0.9, '#a9c94a') +
    inner(0.76, '#e8e78c') +
    lit(ellipse(50, 64, 15, 16.5, '#8a5230'), 'flat') +
    gloss(45, 58, 4, 4)
  )
}

/** An avocado, its skin dark and rough. */
export function avocado(): string {
  const random = chance(9)
  const outline = 'M50 4C64 4 68 22 76 38C88 58 80 96 50 96S12 58 24 38C32 22 36 4 50 4z'
  const bumps = Array.from({ length: 40 }, () =>
    ellipse(18 + random() * 64, 14 + random() * 80, 2.6, 2, random() > 0.5 ? '#4a5c2c' : '#27331a'),
  )
  return (
    path(outline, '#384a22') + within(outline, bumps.join('')) + ellipse(50, 4, 3.4, 2.6, '#8a7a44')
  )
}

/** A watermelon, whole, in the stripes of its rind. */
export function watermelon(): string {
  const outline = 'M50 10C78 10 97 28 97 52S78 94 50 94S3 76 3 52S22 10 50 10z'
  const stripes = line(
    'M50 8C38 30 38 72 50 96M30 12C14 34 14 70 30 94M70 12C86 34 86 70 70 94M12 22C0 42 0 62 12 84M88 22C100 42 100 62 88 84',
    '#2c6b33',
    7,
  )
  return (
    path(outline, '#79b54c') +
    within(outline, stripes) +
    line('M50 12C50 6 54 4 58 4', '#6b7a3a', 3.4)
  )
}

/** A slice of watermelon. */
export function watermelonSlice(): string {
  const seeds = [
    [34, 42],
    [50, 38],
    [66, 42],
    [42, 54],
    [58, 54],
    [50, 66],
    [26, 36],
    [74, 36],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 2, 3, '#2a1c1c'))
  return [
    path('M2 26C4 66 24 94 50 94S96 66 98 26z', '#3f8a3c'),
    path('M6 26C9 62 27 88 50 88S91 62 94 26z', '#eef3c8'),
    path('M10 26C13 58 29 83 50 83S87 58 90 26z', '#e5354a'),
    ...seeds,
  ].join('')
}

/** A passion fruit, whole or halved. */
export function passionFruit(skin: string): string {
  return (
    ellipse(50, 52, 43, 42, skin) +
    ellipse(52, 12, 5, 3.4, '#8a7a44') +
    [
      [30, 36],
      [60, 70],
      [70, 40],
      [40, 66],
      [56, 32],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 1.4, 1.4, paler(skin, 0.5)))
      .join('')
  )
}

export function passionHalf(skin: string): string {
  const random = chance(3)
  const seeds = Array.from({ length: 15 }, () => {
    const [angle, far] = [random() * 6.3, Math.sqrt(random())]
    return ellipse(
      50 + 22 * far * Math.cos(angle),
      50 + 21 * far * Math.sin(angle),
      3,
      4,
      '#33301c',
      random() * 180,
    )
  })
  return (
    ellipse(50, 50, 46, 45, skin) +
    ellipse(50, 50, 41, 40, '#f7e6e0') +
    ellipse(50, 50, 34, 33, '#f0b323') +
    seeds.join('') +
    gloss(38, 36, 6, 3, { turn: -30 })
  )
}

/** An apple. */
export function apple(): string {
  const outline =
    'M50 24C62 12 92 18 92 50C92 78 72 96 60 94C54 92 46 92 40 94C28 96 8 78 8 50C8 18 38 12 50 24z'
  return [
    path(outline, '#c8242e'),
    within(outline, ellipse(50, 22, 16, 6, '#e0a04a')),
    line('M50 28C50 18 54 12 58 6', '#5a3a22', 4.4),
    path('M54 16C62 4 76 4 84 8C80 18 66 24 54 16z', '#6aa53c'),
    gloss(28, 44, 6, 12, { turn: 20, strength: 0.6 }),
  ].join('')
}

/** A mandarin, whole, with a leaf. */
export function mandarin(): string {
  return (
    path('M50 18C76 18 94 34 94 56C94 78 74 92 50 92S6 78 6 56C6 34 24 18 50 18z', '#f58f1e') +
    line('M50 24L42 28M50 24L58 28M50 24V31', '#cf6c0c', 2.4) +
    path('M50 22C56 6 72 4 86 8C80 22 64 28 50 22z', '#4c9236') +
    gloss(30, 44, 7, 8, { turn: 30, strength: 0.5 })
  )
}

/** Half of a mandarin, its segments seen. */
export function mandarinHalf(): string {
  const segments = [0, 40, 80, 120, 160, 200, 240, 280, 320].map(
    (turn) =>
      `<g transform="rotate(${turn} 50 50)">${path('M50 46C44 32 42 18 50 14C58 18 56 32 50 46z', '#f9a52e')}</g>`,
  )
  return ellipse(50, 50, 46, 45, '#f08a1c') + ellipse(50, 50, 41, 40, '#fdeccb') + segments.join('')
}

/** A king coconut; cut open at its top for drinking if it has `water`. */
export function kingCoconut(opened = false): string {
  const skin = '#ee8f22'
  return [
    path('M50 10C78 10 92 34 88 60C84 84 66 98 50 98S16 84 12 60C8 34 22 10 50 10z', skin),
    path('M34 16C20 30 18 62 30 86C14 66 14 34 34 16z', mix(skin, '#f9d04a', 0.6), 0.8),
    line('M62 14C76 36 76 66 64 90', deeper(skin, 0.2), 1.6, 0.6),
    opened
      ? ellipse(50, 16, 28, 10, '#f6e7bf') +
        ellipse(50, 16, 17, 6, '#fffdf7') +
        ellipse(50, 17, 12, 4, '#cfe0df')
      : path('M36 12C38 4 62 4 64 12C58 18 42 18 36 12z', '#7d8a3a') +
        ellipse(50, 7, 4, 3, '#5a4428'),
  ].join('')
}

/** Half of a wood apple: a hard grey shell and brown pulp. */
export function woodAppleHalf(): string {
  return (
    ellipse(50, 50, 46, 45, '#b7ab92') +
    ellipse(50, 50, 40, 39, '#d8cbae') +
    ellipse(50, 50, 36, 35, '#8a4a22') +
    [
      [38, 42],
      [56, 36],
      [62, 56],
      [44, 62],
      [52, 50],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 3, 2, '#f0d9a8', x * 5))
      .join('') +
    line('M28 50C36 40 46 46 54 42S70 46 72 52', '#5c2c12', 2.4)
  )
}
