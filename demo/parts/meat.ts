import { at, cast, item, lit } from './lit.ts'
import { chance, deeper, ellipse, gloss, line, mix, paler, path, slab, within } from './shapes.ts'

const raw = '#f2b6a0'
const bone = '#fbf1dc'

/** A whole dressed chicken without its skin, its breast to the upper left, its legs crossed at the right. */
export function wholeChicken(): string {
  const body = 'M8 58C2 36 20 16 46 14C70 12 90 30 92 52C94 72 76 86 50 87C26 88 12 78 8 58z'
  const leg = 'M52 56C56 42 74 38 84 48C90 54 90 62 88 66C80 74 72 80 62 78C52 76 48 66 52 56z'
  const shank = (x: number, y: number) =>
    line(`M${x} ${y}L${x + 15} ${y - 9}`, bone, 6.5) +
    ellipse(x + 15, y - 12, 4, 3.6, bone) +
    ellipse(x + 18, y - 7, 4, 3.6, bone)
  const dark = mix(raw, '#cf6f5c', 0.4)
  return at(
    [
      shank(76, 52) + lit(path('M56 40C66 26 84 30 88 44C86 54 70 58 60 54z', dark), 'flat'),
      lit(path(body, raw), 'full'),
      line('M14 40C26 26 44 22 62 26', deeper(raw, 0.2), 2, 0.6),
      gloss(34, 34, 13, 6, { turn: -20, strength: 0.6 }),
      cast(
        lit(
          path(
            'M14 56C20 46 36 46 44 54C46 62 40 68 32 66C26 74 12 72 10 64z',
            mix(raw, '#cf6f5c', 0.22),
          ),
          'flat',
        ),
      ),
      cast(shank(84, 62) + lit(path(leg, mix(raw, '#cf6f5c', 0.18)), 'round')),
      gloss(64, 54, 5, 4, { turn: -20, strength: 0.5 }),
    ].join(''),
    { x: 47, y: 46, size: 90 },
  )
}

/** A fillet of breast. */
export function breastFillet(): string {
  const outline =
    'M12 44C16 22 42 12 64 20C84 28 94 46 90 56C82 66 70 62 58 70C44 80 24 82 15 70C9 62 10 52 12 44z'
  return [
    path(outline, '#f5b9a6'),
    within(
      outline,
      path('M40 14C34 34 38 56 52 76L20 86L4 40z', '#f9c9b8', 0.75) +
        line(
          'M48 22C44 40 48 56 58 68M62 24C60 38 64 50 72 60M76 32C74 42 78 50 84 54M30 30C28 48 32 62 40 74',
          '#e39a88',
          1.6,
          0.65,
        ) +
        path('M70 22C84 28 94 44 92 52C86 44 80 34 68 28z', '#fbe3d3', 0.9),
    ),
    gloss(36, 36, 11, 4, { turn: -34, strength: 0.55 }),
  ].join('')
}

/** A drumstick, its bone at the upper right. */
export function drumstick(): string {
  return [
    ellipse(84, 12, 6, 5, bone) + ellipse(91, 19, 5.4, 5, bone) + line('M60 40L85 17', bone, 8),
    path(
      'M68 26C74 30 76 34 76 38C72 60 60 88 34 92C14 94 4 78 10 60C18 38 46 26 62 24C65 24 66 25 68 26z',
      '#f3b59b',
    ),
    path('M70 30C74 32 75 35 75 38C70 44 66 42 62 38C58 34 60 28 66 26z', '#e79a86'),
    path('M14 62C22 44 40 34 54 32C40 42 26 56 20 78C14 76 12 70 14 62z', '#fad3bb', 0.7),
    gloss(32, 54, 6, 12, { turn: 38, strength: 0.5 }),
  ].join('')
}

type Chunk = { flesh: string; fat: string; ring?: boolean }

/** A piece on the bone for a curry: a lump with a cut face. */
export function curryChunk({ flesh, fat, ring = false }: Chunk): string {
  const outline = 'M14 40C18 22 40 12 60 18C80 22 92 38 88 58C86 78 68 90 46 86C24 84 10 64 14 40z'
  const face = 'M18 46C24 32 42 28 56 34C70 40 74 56 66 68C56 80 36 80 26 70C18 62 16 54 18 46z'
  return [
    path(outline, fat),
    within(outline, path('M50 14C76 14 92 34 88 60C80 46 66 30 50 14z', mix(fat, flesh, 0.55))),
    path(face, flesh),
    line('M28 54C36 46 48 44 58 50M30 66C38 58 50 58 60 64', paler(flesh, 0.4), 2.2, 0.7),
    ring
      ? ellipse(44, 55, 11, 9, bone) +
        ellipse(44, 55, 6.6, 5.2, '#d98a7a') +
        ellipse(44, 55, 3.4, 2.6, '#8e3b36')
      : ellipse(50, 58, 6, 5, bone),
  ].join('')
}

/** A joint without bone: the cut face of a muscle with its fat. */
export function joint(): string {
  const outline = 'M8 50C6 30 28 18 52 20C76 20 96 32 95 50C93 66 74 72 52 71C28 71 10 66 8 50z'
  return [
    slab(outline, '#8f1f2a', '#b92f38', 17),
    within(
      outline,
      path(
        'M8 50C6 30 28 18 52 20C76 20 96 32 95 50L90 48C88 36 74 26 52 26C30 25 13 34 14 50z',
        '#f8e0cb',
      ) +
        line(
          'M22 48C32 40 40 48 50 42S70 40 80 46M28 58C40 54 48 62 60 56S76 58 82 54M38 36C48 32 54 38 66 34',
          '#f3b9a8',
          2.2,
          0.85,
        ),
    ),
    gloss(36, 36, 9, 2.6, { turn: -10, strength: 0.45 }),
  ].join('')
}

/** Minced meat, as it came from the machine. */
export function mince(): string {
  const random = chance(11)
  const strands = Array.from({ length: 46 }, (_, index) => {
    const y = 34 + (index / 46) * 50
    const half = 12 + (y - 34) * 0.7
    const x = 50 + (random() * 2 - 1) * half
    const [bend, length] = [(random() - 0.5) * 16, 8 + random() * 6]
    const d = `M${(x - length).toFixed(1)} ${y.toFixed(1)}Q${x.toFixed(1)} ${(y + bend).toFixed(1)} ${(x + length).toFixed(1)} ${(y + 2).toFixed(1)}`
    const colour = index % 5 === 0 ? '#e9a79c' : index % 2 === 0 ? '#b83a40' : '#c94d4f'
    return line(d, '#8c2430', 6.6) + line(d, colour, 5)
  })
  return (
    path('M6 80C12 52 34 30 50 30S88 52 94 80C94 90 76 93 50 93S6 90 6 80z', '#9b2c35') +
    strands.join('')
  )
}

/** A shallow tray of white foam, as meat is sold in, with the meat on it. */
export function meatTray(content: string): string {
  const outline =
    'M6 62C6 52 12 50 20 50H80C88 50 94 52 94 62L90 84C88 92 84 94 78 94H22C16 94 12 92 10 84z'
  return [
    lit(path(outline, '#f7f3ea'), 'flat'),
    path(
      'M12 64C12 58 16 57 22 57H78C84 57 88 58 88 64L86 78C84 84 80 86 76 86H24C20 86 16 84 14 78z',
      '#d9d2c6',
    ),
    content,
    cast(
      lit(
        path('M6 72C20 84 80 84 94 72L90 86C88 94 84 96 78 96H22C16 96 12 94 10 86z', '#fbf8f0'),
        'flat',
      ),
    ),
  ].join('')
}

/** A slab of belly: rind, fat and lean in layers. */
export function belly(): string {
  const top = 'M10 40L34 24L92 32L70 50z'
  const front = 'M10 40L70 50V84L10 72z'
  const layers = ['#f0b48e', '#fbe6d6', '#d96a68', '#fbe0d0', '#c8504f', '#fbe6d6', '#d4605f']
  const heights = [3, 7, 5, 4, 6, 3, 6]
  let y = 0
  const bands = layers.map((colour, index) => {
    const height = heights[index] ?? 0
    const wave = `M0 ${36 + y}C20 ${39 + y} 34 ${43 + y} 50 ${44 + y}S66 ${48 + y} 100 ${52 + y}V100H0z`
    y += height
    return path(wave, colour)
  })
  return [
    lit(path('M70 50L92 32V64L70 84z', '#d87f76'), 'flat'),
    within(
      'M70 50L92 32V64L70 84z',
      [4, 11, 16, 20, 26]
        .map((step, index) =>
          line(`M68 ${52 + step}L94 ${31 + step}`, index % 2 ? '#c8504f' : '#fbe0d0', 4),
        )
        .join(''),
    ),
    lit(path(front, '#fbe6d6') + within(front, bands.join('')), 'flat'),
    lit(path(top, '#f0b48e'), 'flat'),
    line('M22 36L82 46M30 30L88 38M28 44L48 26M46 47L66 29M62 49L82 31', '#d68f68', 1.6, 0.8),
  ].join('')
}

/** Three sausages of one string. */
export function sausages(): string {
  const link = (x: number, y: number, turn: number) =>
    item(
      path(
        'M8 50C8 38 18 32 30 33C44 34 56 34 70 33C82 32 92 38 92 50S82 68 70 67C56 66 44 66 30 67C18 68 8 62 8 50z',
        '#d9734a',
      ) +
        path('M16 44C26 38 40 40 52 40S76 38 84 43', '#f0a173', 0.7) +
        ellipse(6, 50, 4, 3, '#b95a36') +
        ellipse(94, 50, 4, 3, '#b95a36'),
      { x, y, size: 84, turn },
    )
  return link(54, 28, -12) + link(46, 50, -12) + link(54, 72, -12)
}

/** An egg, standing. */
export function egg(colour: string): string {
  return path('M50 6C70 6 86 40 86 62C86 82 70 94 50 94S14 82 14 62C14 40 30 6 50 6z', colour)
}

/** Eggs in two rows in a carton of pulp. */
export function eggCarton(pulp: string, shells: readonly string[]): string {
  const row = (y: number, from: number) =>
    [10, 30, 50, 70, 90]
      .map((x, index) =>
        item(
          egg(shells[(index + from) % shells.length] ?? ''),
          { x: 8 + x * 0.84, y, size: 25 },
          'flat',
        ),
      )
      .join('')
  const cups = [10, 30, 50, 70, 90].map((x) => {
    const middle = 8 + x * 0.84
    return path(
      `M${middle - 8} 62C${middle - 5} 72 ${middle + 5} 72 ${middle + 8} 62L${middle + 6} 82C${middle + 3} 85 ${middle - 3} 85 ${middle - 6} 82z`,
      deeper(pulp, 0.16),
      0.55,
    )
  })
  return [
    lit(path('M6 12H94L98 46H2z', pulp), 'flat') +
      path('M12 18H88L91 42H9z', deeper(pulp, 0.28), 0.6),
    row(42, 0),
    row(56, 2),
    cast(
      lit(
        path(
          'M1 58C12 66 20 56 29 62C36 66 44 66 50 62C56 58 64 66 71 62C80 56 88 66 99 58L94 86C93 90 90 92 86 92H14C10 92 7 90 6 86z',
          pulp,
        ) + cups.join(''),
        'flat',
      ),
    ),
  ].join('')
}

/** Pieces for a curry, heaped: the last one in front. */
export function curryCut(chunk: Chunk): string {
  const places = [
    { x: 36, y: 34, size: 46, turn: 24 },
    { x: 68, y: 36, size: 44, turn: -50 },
    { x: 22, y: 58, size: 44, turn: -34 },
    { x: 80, y: 60, size: 42, turn: 70 },
    { x: 51, y: 62, size: 50, turn: 4 },
  ]
  return places
    .map((place, index) =>
      item(curryChunk({ ...chunk, ring: chunk.ring && index % 2 === 0 }), place, 'flat'),
    )
    .join('')
}

/** A tray with a part in it, the part at its place. */
export function onTray(part: string): string {
  return meatTray(item(part, { x: 50, y: 46, size: 84 }))
}
