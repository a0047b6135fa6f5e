import { bananaLeaf } from './leaves.ts'
import { cast, item, items, lit } from './lit.ts'
import { chance, deeper, ellipse, gloss, line, mix, paler, path, slab, within } from './shapes.ts'

const crust = '#c9803a'
const crumb = '#f7e3b8'

const sliceOutline =
  'M16 38C6 34 4 20 16 12C26 6 74 6 84 12C96 20 94 34 84 38V88C84 92 82 94 78 94H22C18 94 16 92 16 88z'

/** A slice of a tin loaf. */
export function breadSlice(): string {
  return (
    path(sliceOutline, crust) +
    `<g transform="translate(50 51) scale(0.89 0.91) translate(-50 -51)">${path(sliceOutline, crumb)}</g>` +
    [
      [34, 34],
      [60, 28],
      [48, 52],
      [68, 60],
      [32, 68],
      [54, 76],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 1.8, '#e6c890'))
      .join('')
  )
}

/** A sliced loaf, from the end. */
export function slicedLoaf(): string {
  const slices = [0, 1, 2, 3, 4].map((step) =>
    item(breadSlice(), { x: 72 - step * 10, y: 40 + step * 4, size: 62 }, 'flat'),
  )
  return slices.join('')
}

/** A flat crusty loaf, baked on the floor of the oven, in the shape of a diamond. */
export function roastLoaf(): string {
  const outline = 'M2 50C20 34 38 22 50 14C62 22 80 34 98 50C82 64 64 76 50 84C36 76 18 64 2 50z'
  return (
    slab(outline, '#9c5a22', '#cf8638', 10) +
    within(
      outline,
      `<g filter="url(#soft)">${path('M14 50C30 36 42 28 50 24C58 28 70 36 86 50C70 62 58 70 50 74C42 70 30 62 14 50z', '#e6ab5c')}</g>`,
    ) +
    line('M20 50L50 30M32 58L64 38M44 67L78 48', '#9c5a22', 2.2, 0.65)
  )
}

/** A round glazed bun. */
export function bun(): string {
  return (
    path('M6 58C6 32 26 16 50 16S94 32 94 58C94 76 76 84 50 84S6 76 6 58z', '#b9682a') +
    `<g filter="url(#soft)">${ellipse(48, 42, 32, 18, '#dd9a48')}</g>` +
    gloss(38, 32, 13, 4.4, { turn: -14, strength: 0.8 })
  )
}

/** The long bun that is called after the crocodile, with its sugar. */
export function crocodileBun(): string {
  const outline = 'M2 60C12 44 34 30 56 28C74 26 90 32 98 40C92 56 72 70 50 72C30 74 12 70 2 60z'
  const random = chance(31)
  const sugar = Array.from({ length: 16 }, () => {
    const x = 16 + random() * 68
    return `<rect x="${x.toFixed(1)}" y="${(34 + random() * 30).toFixed(1)}" width="3.4" height="3.4" fill="#fffdf2" transform="rotate(20)"/>`
  })
  const rolls = line(
    'M22 44C26 52 28 62 28 70M36 35C42 46 44 60 44 71M52 29C58 42 60 58 60 70M68 27C74 38 76 52 74 64M82 30C86 38 88 46 86 54',
    '#9c5a22',
    3,
  )
  return (
    path(outline, '#c97f34') +
    within(
      outline,
      `${rolls}<g transform="rotate(-14 50 50) translate(4 -4)">${sugar.join('')}</g>`,
    )
  )
}

/** A bun folded over its filling, three-cornered. */
export function triangleBun(): string {
  const outline = 'M50 10C60 12 90 62 94 76C96 86 88 90 78 90H22C12 90 4 86 6 76C10 62 40 12 50 10z'
  return (
    path(outline, '#bf712e') +
    `<g filter="url(#soft)">${path('M50 26C58 34 74 60 78 72C70 78 30 78 22 72C26 60 42 34 50 26z', '#e2a352')}</g>` +
    line('M50 12V58M50 58L10 82M50 58L90 82', '#8f4e1e', 2.6, 0.65) +
    gloss(40, 44, 4, 10, { turn: 26, strength: 0.65 })
  )
}

/** Flat breads in a stack; `flecked` ones have shreds of coconut and spots of the griddle. */
export function flatBreads(
  colour: string,
  { layers, thickness, flecked }: { layers: number; thickness: number; flecked: boolean },
): string {
  const random = chance(layers * 13)
  const disc = 'M4 50C4 36 24 27 50 27S96 36 96 50S76 73 50 73S4 64 4 50z'
  const spots = Array.from({ length: flecked ? 15 : 8 }, () => {
    const [angle, far] = [random() * 6.3, Math.sqrt(random())]
    return ellipse(
      50 + 36 * far * Math.cos(angle),
      50 + 17 * far * Math.sin(angle),
      2 + random() * 4,
      1 + random() * 1.6,
      '#a8672c',
    )
  })
  const shreds = Array.from({ length: flecked ? 16 : 0 }, () => {
    const [angle, far] = [random() * 6.3, Math.sqrt(random())]
    return line(
      `M${(50 + 38 * far * Math.cos(angle)).toFixed(1)} ${(50 + 18 * far * Math.sin(angle)).toFixed(1)}l4 ${(random() * 2 - 1).toFixed(1)}`,
      '#fffaf0',
      1.7,
    )
  })
  const step = (76 - thickness) / layers / 3.2 + thickness * 0.62
  return Array.from({ length: layers }, (_, index) => {
    const x = 50 + (index % 2 ? 2 : -2)
    const y = 78 - index * step
    return item(
      slab(disc, deeper(colour, 0.18), colour, thickness) + spots.join('') + shreds.join(''),
      { x, y, size: 92, turn: 0 },
      'thin',
    )
  }).join('')
}

/** A soft roti folded to a square, thin as cloth. */
export function foldedRoti(): string {
  const outline = 'M6 46C30 36 66 28 94 34C96 48 92 62 88 70C64 72 34 78 14 80C8 70 4 58 6 46z'
  return (
    slab(outline, '#d9b070', '#f3dcaa', 5) +
    within(
      outline,
      [
        [24, 56],
        [44, 48],
        [62, 56],
        [78, 46],
        [40, 66],
        [70, 64],
      ]
        .map(([x = 0, y = 0], index) => ellipse(x, y, 5 - (index % 3), 2.4, '#c98f4a', -12))
        .join(''),
    ) +
    line('M10 50C36 42 66 36 92 38', '#e3c184', 2)
  )
}

/** A loaf cake with a slice cut off. */
export function butterCake(): string {
  const top = '#c98a3c'
  return [
    lit(
      path('M30 34L74 22V66L30 84z', '#f3cc6a') + path('M74 22L96 30V70L74 66z', '#e6b852'),
      'flat',
    ),
    lit(path('M30 34C28 26 34 22 40 20L80 10C90 10 96 18 96 30L60 42z', top), 'flat'),
    lit(path('M30 34C38 32 54 36 60 42V92L30 84z', '#f9dc88'), 'flat') +
      line('M31 35C40 33 54 37 60 43', top, 4),
    path('M60 42L96 30V76L60 92z', '#e9bf5c'),
    line('M60 42L96 30', top, 3.4),
    cast(
      lit(
        path('M4 56C10 52 26 54 32 60V96L4 88z', '#fbe29a') +
          line('M5 57C12 53 26 55 32 61', top, 4) +
          path('M32 60L40 56V92L32 96z', '#e9bf5c'),
        'flat',
      ),
    ),
    [
      [40, 56],
      [48, 66],
      [42, 74],
      [52, 54],
      [14, 70],
      [22, 80],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 1.5, 1.1, '#e0b050'))
      .join(''),
  ].join('')
}

/** A small cake in its paper, with a swirl on it. */
export function cupcake(icing: string, paper: string): string {
  const folds = [24, 34, 44, 54, 64, 74].map((x) =>
    line(`M${x} 60L${x + (50 - x) * -0.12 + (50 - x) * 0.26} 92`, deeper(paper, 0.35), 1.8, 0.7),
  )
  return [
    lit(path('M16 56H84L76 94C60 97 40 97 24 94z', paper) + folds.join(''), 'flat'),
    lit(path('M10 58C8 46 18 40 28 42H72C82 40 92 46 90 58C80 66 20 66 10 58z', icing), 'flat'),
    cast(
      lit(
        path('M20 44C18 34 28 28 36 30H66C74 28 82 34 80 44C70 50 30 50 20 44z', paler(icing, 0.1)),
        'flat',
      ),
    ),
    cast(
      lit(
        path('M32 32C30 22 44 10 52 6C54 14 70 22 68 32C60 36 40 36 32 32z', paler(icing, 0.18)),
        'flat',
      ),
    ),
    [
      [26, 54, '#f6b21b'],
      [44, 58, '#fff'],
      [62, 54, '#e8596a'],
      [76, 56, '#fff'],
      [38, 40, '#e8596a'],
      [58, 42, '#f6b21b'],
      [50, 26, '#fff'],
    ]
      .map(([x, y, colour]) => ellipse(Number(x), Number(y), 2, 1.5, String(colour)))
      .join(''),
  ].join('')
}

/** A pasty of puff pastry, crimped along its curve. */
export function pastry(): string {
  const outline = 'M4 74C4 42 26 20 52 20C78 20 96 44 96 74C70 82 30 82 4 74z'
  const crimps = [-72, -54, -36, -18, 0, 18, 36, 54, 72].map(
    (turn) => `<g transform="rotate(${turn} 50 70)">${line('M50 22V30', '#9c5a22', 2.4, 0.75)}</g>`,
  )
  return (
    slab(outline, '#b56f2c', '#dd9f48', 7) +
    `<g filter="url(#soft)">${path('M22 70C22 48 36 34 52 34C68 34 78 50 78 70C60 74 40 74 22 70z', '#f0c070')}</g>` +
    crimps.join('') +
    line('M6 80C34 87 66 87 94 80', '#f3cf8e', 1.6)
  )
}

/** A square cracker with its holes. */
export function cracker(): string {
  const outline = 'M10 12H90L92 90H8z'
  const holes = [28, 50, 72].flatMap((y) =>
    [28, 50, 72].map((x) => ellipse(x, y, 2.4, 2.4, '#a8712f')),
  )
  return (
    slab(outline, '#b98642', '#eac687', 5) +
    `<g filter="url(#soft)">${path('M18 18H82V84H18z', '#f5dca6')}</g>` +
    line('M12 34H89M12 62H90M36 13V90M64 13V90', '#d9ad66', 1, 0.6) +
    holes.join('')
  )
}

/** A sponge of milk rice or sweet cut to diamonds, `side` is its cut. */
export function diamond(
  top: string,
  side = mix(top, '#b08a5a', 0.35),
  flecks: readonly string[] = [],
): string {
  const outline = 'M4 46L50 22L96 46L50 72z'
  const random = chance(flecks.length + 40)
  const dots = flecks.flatMap((colour) =>
    Array.from({ length: 5 }, () => {
      const x = (random() - 0.5) * 60
      return ellipse(
        50 + x,
        47 + (random() - 0.5) * (48 - Math.abs(x)) * 0.7,
        3,
        1.9,
        colour,
        random() * 90,
      )
    }),
  )
  return slab(outline, side, top, 20) + dots.join('')
}

/** Four cut pieces on a banana leaf, as kiribath and dodol are served. */
export function onBananaLeaf(part: string): string {
  const places = [
    { x: 50, y: 26, size: 52 },
    { x: 26, y: 44, size: 54 },
    { x: 74, y: 44, size: 54 },
    { x: 50, y: 62, size: 56 },
  ]
  return item(bananaLeaf(), { x: 50, y: 58, size: 100 }, 'flat') + items(part, places, 'flat')
}
