import { heap } from './heaps.ts'
import { cast, type Depth, items, lit } from './lit.ts'
import { deeper, ellipse, gloss, line, mix, paler, path, slab, within } from './shapes.ts'

const fishBody =
  'M5 52C11 40 27 30 46 31C62 32 74 42 84 49C84 54 84 54 84 55C74 63 60 72 44 71C26 70 12 63 5 52z'
const tailFin = 'M80 52C86 48 92 38 97 31C95 42 93 50 94 53C95 60 97 66 98 74C92 66 86 57 80 52z'

type Skin = { back: string; belly: string; fin: string; stripe?: string }

/** A whole fish, its head on the left. */
export function fish({ back, belly, fin, stripe }: Skin): string {
  return [
    path(tailFin, fin),
    path('M34 33C42 18 56 19 66 31C70 36 70 38 60 38z', fin),
    path('M46 69C50 78 58 80 64 76C62 70 60 66 58 64z', fin),
    path(fishBody, belly),
    within(
      fishBody,
      path('M0 54C14 48 30 51 50 50C68 49 80 50 90 52V20H0z', back) +
        path('M4 50C20 42 40 41 60 43C74 45 82 49 88 52V20H0z', deeper(back, 0.25), 0.55) +
        (stripe ? line('M24 51C44 49 66 50 86 52', stripe, 3.6) : ''),
    ),
    line('M26 37C31 46 31 58 25 66', deeper(back, 0.45), 1.6, 0.65),
    path('M32 54C40 50 47 54 48 60C41 62 35 60 32 54z', mix(fin, belly, 0.3)),
    line('M5 53C9 54 12 55 14 57', deeper(back, 0.5), 1.4),
    ellipse(16, 47, 4, 4, '#fdf6df'),
    ellipse(15.6, 47, 2.5, 2.5, '#1c1a26'),
    ellipse(14.8, 46.2, 0.8, 0.8, '#ffffff'),
  ].join('')
}

/** The same fish cut across in four, the pieces pushed apart. */
export function cutFish(skin: Skin, flesh: string): string {
  const cuts = [
    { from: 0, to: 32, shift: -3 },
    { from: 32, to: 50, shift: 2 },
    { from: 50, to: 66, shift: 7 },
    { from: 66, to: 100, shift: 11 },
  ]
  const whole = fish(skin)
  const pieces = cuts.map(({ from, to, shift }, index) => {
    const half = [0, 19.5, 20, 14][index] ?? 0
    const face =
      index === 0
        ? ''
        : ellipse(from, 51, 5.5, half, deeper(skin.back, 0.1)) +
          ellipse(from, 51, 4.6, half - 1.4, flesh) +
          ellipse(from, 48, 1.5, 2.4, '#fff6e4') +
          line(`M${from} 53V${49 + half}`, deeper(flesh, 0.25), 1)
    const piece = within(`M${from} 0H${to}V100H${from}z`, whole) + face
    return cast(lit(`<g transform="translate(${shift} 0)">${piece}</g>`, 'flat'))
  })
  return pieces.toReversed().join('')
}

type Cut = { flesh: string; skin: string; belly: string; bars?: string }

/** A thick piece cut across: the face on the left, the skin to the right. */
export function chunk({ flesh, skin, belly, bars }: Cut): string {
  const outline = 'M26 14H70C88 14 96 32 96 50S88 86 70 86H26z'
  const stripes = bars
    ? [56, 66, 76]
        .map((y) => line(`M30 ${y}C54 ${y + 3} 80 ${y + 2} 96 ${y - 6}`, bars, 2.6))
        .join('')
    : ''
  return [
    path(outline, belly),
    within(outline, path('M20 10H100V46C80 56 50 52 20 50z', skin) + stripes),
    ellipse(26, 50, 22, 36, mix(skin, belly, 0.35)),
    ellipse(26.5, 50, 19, 32.5, flesh),
    path('M26 18C34 30 34 40 26 46C18 40 18 30 26 18z', deeper(flesh, 0.22), 0.5),
    line(
      'M13 34C20 40 22 44 25 50M39 34C33 40 31 44 28 50M14 66C20 60 22 56 25 52M38 66C33 60 31 56 28 52',
      paler(flesh, 0.5),
      1.6,
      0.8,
    ),
    ellipse(26.5, 50, 5, 5.6, '#fff3dc'),
    ellipse(26.5, 50, 2.2, 2.6, deeper(flesh, 0.2)),
    path('M26 60C31 68 30 78 26 81C22 78 21 68 26 60z', deeper(flesh, 0.5), 0.8),
  ].join('')
}

/** An oval slice through a large fish, lying flat, with its bone. */
export function slice({ flesh, skin, belly }: Cut): string {
  const outline =
    'M50 20C76 19 95 33 95 50C95 68 74 78 57 77L50 66L43 77C26 78 5 68 5 50C5 33 24 21 50 20z'
  const inner =
    'M50 24C73 23 90 35 90 50C90 63 74 73 60 72L50 56L40 72C26 73 10 63 10 50C10 35 27 25 50 24z'
  return [
    slab(outline, belly, skin, 12),
    path(inner, flesh),
    line(
      'M50 47C42 40 34 34 24 33M50 47C38 47 26 46 15 50M47 52C38 56 30 62 24 66M50 47C58 40 66 34 76 33M50 47C62 47 74 46 85 50M53 52C62 56 70 62 76 66M50 44V27',
      deeper(flesh, 0.16),
      1.5,
      0.75,
    ),
    path(
      'M36 41C41 37 45 41 46 46C41 49 35 47 36 41zM64 41C59 37 55 41 54 46C59 49 65 47 64 41z',
      '#b4574f',
      0.5,
    ),
    ellipse(50, 47, 6.5, 5.4, '#fffaf0'),
    ellipse(50, 47, 2.6, 2.2, '#c98f80'),
  ].join('')
}

/** A steak of a loin, without bone. */
export function loinSteak({ flesh, skin }: { flesh: string; skin: string }): string {
  const outline =
    'M10 62C4 42 20 20 46 17C72 14 92 26 95 44C97 60 84 70 64 70C46 70 34 78 24 76C16 75 12 70 10 62z'
  return [
    slab(outline, deeper(flesh, 0.28), flesh, 13),
    within(
      outline,
      line('M12 66C4 42 20 18 46 15C74 12 96 26 97 44', skin, 5) +
        path('M8 60C18 54 30 56 36 64C34 72 26 78 18 78z', deeper(flesh, 0.55), 0.85) +
        line(
          'M22 52C30 38 46 30 70 30M30 57C38 44 54 38 82 40M42 63C50 54 64 50 90 54',
          paler(flesh, 0.34),
          1.8,
          0.75,
        ) +
        line('M26 42C34 32 44 26 60 23', paler(flesh, 0.34), 1.4, 0.6),
    ),
    gloss(60, 27, 13, 3.4, { turn: 6, strength: 0.5 }),
  ].join('')
}

type Shell = { shell: string; band: string; leg: string }

/** A raw prawn, curled. */
export function prawn({ shell, band, leg }: Shell): string {
  const rings = Array.from({ length: 7 }, (_, index) => {
    const angle = ((-118 + index * 31) * Math.PI) / 180
    const size = 17.5 - index * 1.7
    return { x: 46 + 27 * Math.cos(angle), y: 52 + 27 * Math.sin(angle), size, angle }
  })
  const legs = rings.slice(0, 5).map(({ x, y, angle, size }) => {
    const [inX, inY] = [x - Math.cos(angle) * (size + 7), y - Math.sin(angle) * (size + 7)]
    return line(`M${x} ${y}Q${inX + 3} ${inY} ${inX - 2} ${inY + 5}`, leg, 3)
  })
  const shells = rings.toReversed().map(({ x, y, size, angle }) => {
    const turn = (angle * 180) / Math.PI
    return (
      lit(ellipse(x, y, size, 10.5, band, turn), 'thin') + ellipse(x, y, size - 2.6, 8, shell, turn)
    )
  })
  return [
    path('M62 72C48 74 36 76 26 84C32 88 38 88 43 87C40 91 38 95 40 99C50 96 58 88 64 80z', band),
    line('M22 24C6 20 2 8 14 3', leg, 2.2),
    ...legs,
    ...shells,
    path('M40 11C28 10 14 17 7 27C18 29 26 33 30 41C40 42 48 34 49 24C49 16 46 12 40 11z', shell),
    line('M40 12C47 20 44 34 31 41', band, 2),
    ellipse(20, 22, 3, 3, '#1c1a26'),
    ellipse(19.2, 21.2, 0.9, 0.9, '#ffffff'),
  ].join('')
}

/** A whole cuttlefish: striped mantle above, arms below. */
export function cuttlefish({ shell, band, leg }: Shell): string {
  const mantle = 'M50 2C66 6 76 24 75 42C74 54 64 60 50 60S26 54 25 42C24 24 34 6 50 2z'
  const fin = 'M50 3C74 6 84 26 82 44C80 58 68 62 50 61S20 58 18 44C16 26 26 6 50 3z'
  const arms = [34, 41, 47, 53, 59, 66].map((x, index) => {
    const out = (x - 50) * 1.1
    return line(
      `M${x} 68C${x + out * 0.2} 78 ${x + out * 0.9} 82 ${x + out * 0.7} ${88 + (index % 2) * 5}`,
      leg,
      5.4,
    )
  })
  const stripes = [16, 24, 32, 40, 48].map((y, index) => {
    const half = [10, 15, 18, 19, 17][index] ?? 0
    return line(
      `M${50 - half} ${y + 2}Q${50 - half / 2} ${y - 3} ${50 - 3} ${y + 2}M${50 + half} ${y + 2}Q${50 + half / 2} ${y - 3} ${50 + 3} ${y + 2}`,
      band,
      2.6,
      0.75,
    )
  })
  return [
    line('M38 66C20 74 10 84 14 97M62 66C80 74 90 84 86 97', leg, 3.4),
    ellipse(14, 96, 3.6, 4, leg) + ellipse(86, 96, 3.6, 4, leg),
    ...arms,
    path('M34 56H66C70 64 68 74 60 76H40C32 74 30 64 34 56z', shell),
    path(fin, paler(shell, 0.6)),
    lit(path(mantle, shell), 'round'),
    ...stripes,
    ellipse(38, 66, 5, 5, '#fdf6df') + ellipse(62, 66, 5, 5, '#fdf6df'),
    line('M35 66.5Q38 64.5 41 66.5M59 66.5Q62 64.5 65 66.5', '#1c1a26', 3),
  ].join('')
}

/** A crab seen from above. */
export function crab({ shell, band, leg }: Shell): string {
  const sides = [1, -1].map((side) => {
    const mirrored = side === 1 ? '' : ' transform="translate(100 0) scale(-1 1)"'
    const legs = [
      line('M70 56C82 50 90 52 96 60', leg, 5),
      line('M70 62C82 60 90 64 95 74', leg, 5),
      line('M68 68C78 70 84 76 87 86', leg, 5),
      line('M62 72C68 78 72 84 73 93', leg, 4.6),
      line('M68 48C78 44 80 38 78 32', band, 8),
    ]
    const claw =
      path(
        'M72 36C66 26 68 12 78 6C78 12 80 15 83 17C85 14 87 10 87 6C95 12 97 26 90 35C86 40 76 41 72 36z',
        shell,
      ) +
      path(
        'M78 6C78 12 80 15 83 17C85 14 87 10 87 6C92 10 94 15 94 20C90 22 88 24 83 24C78 23 74 18 73 13C74 10 76 7 78 6z',
        paler(band, 0.35),
      )
    return `<g${mirrored}>${legs.join('')}${lit(claw, 'flat')}</g>`
  })
  const carapace =
    'M50 40C64 40 76 44 86 54C80 60 76 74 64 78C56 80 44 80 36 78C24 74 20 60 14 54C24 44 36 40 50 40z'
  return [
    ...sides,
    lit(
      path(carapace, shell) +
        line('M34 58C40 64 44 64 46 60M66 58C60 64 56 64 54 60', deeper(shell, 0.35), 2, 0.7) +
        ellipse(32, 52, 3, 2, paler(band, 0.4)) +
        ellipse(68, 52, 3, 2, paler(band, 0.4)) +
        ellipse(50, 52, 3.4, 2, paler(band, 0.3)),
      'round',
    ),
    line('M44 42V36M56 42V36', leg, 2.4),
    ellipse(44, 35, 3, 3, '#1c1a26') + ellipse(56, 35, 3, 3, '#1c1a26'),
    ellipse(43.2, 34.2, 0.9, 0.9, '#ffffff') + ellipse(55.2, 34.2, 0.9, 0.9, '#ffffff'),
    gloss(42, 47, 9, 2.4, { turn: -6 }),
  ].join('')
}

/** Pieces one behind the other, as they lie on a fishmonger's table. */
export function stacked(part: string, depth: Depth, size = 62): string {
  const places = [
    { x: 62, y: 30, size },
    { x: 40, y: 48, size },
    { x: 58, y: 68, size },
  ]
  return items(part, places, depth)
}

/** Small dried fish in a heap. */
export function sprats(): string {
  return heap({
    colours: ['#cdd3d2', '#b5bcbc', '#dcdcd0', '#a9a89c'],
    count: 24,
    base: '#8d8a80',
    grain: (colour) =>
      path('M-19 0C-11 -4.8 3 -4.4 13 -0.8L20 -4L19 4L13 1C3 4.8 -11 4.8 -19 0z', colour) +
      line('M-12 -1.2C-2 -2.4 5 -1.4 12 0', '#5c6470', 1.6) +
      ellipse(-14, -0.6, 1.4, 1.4, '#26242c'),
  })
}
