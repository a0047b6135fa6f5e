import { at, cast, item, lit } from './lit.ts'
import { chance, deeper, ellipse, gloss, line, mix, paler, path, within } from './shapes.ts'

/** A carrot with its green, pointing down. */
export function carrot(): string {
  const fronds = [-30, -10, 12, 32].map(
    (turn) =>
      `<g transform="rotate(${turn} 50 34)">${line('M50 34C46 20 52 12 50 2', '#3f8f3a', 4)}${line('M50 22L42 14M50 22L58 14M50 14L44 6M50 14L56 6', '#59a944', 3)}</g>`,
  )
  return [
    ...fronds,
    path(
      'M34 36C40 30 60 30 66 36C70 54 60 84 51 99C48 99 48 99 47 98C38 84 30 54 34 36z',
      '#f07f22',
    ),
    line(
      'M37 48C42 50 46 50 49 49M64 56C60 58 56 58 54 57M40 64C43 66 46 66 48 65M60 74C57 76 55 76 53 75',
      '#c95a12',
      2,
      0.7,
    ),
  ].join('')
}

/** Long green beans, lying together. */
export function greenBeans(): string {
  const pod = (colour: string) =>
    path(
      'M3 54C20 44 50 40 76 42C88 43 95 47 98 52C92 54 84 56 72 56C48 57 22 62 8 60C4 59 2 57 3 54z',
      colour,
    ) +
    line('M14 55C40 49 66 48 88 51', paler(colour, 0.35), 1.8) +
    line('M97 52L102 49', '#6d8a33', 2.4)
  const greens = ['#4f9a35', '#5fae3f', '#448a30']
  const places = [
    { x: 46, y: 24, size: 84, turn: 14 },
    { x: 54, y: 36, size: 90, turn: -14 },
    { x: 48, y: 49, size: 94, turn: 6 },
    { x: 52, y: 62, size: 94, turn: -18 },
    { x: 48, y: 76, size: 94, turn: 8 },
  ]
  return places.map((place, index) => item(pod(greens[index % 3] ?? ''), place, 'thin')).join('')
}

const bulb =
  'M50 16C56 24 74 28 86 42C96 58 90 80 72 88C60 93 40 93 28 88C10 80 4 58 14 42C26 28 44 24 50 16z'

/** A big onion with its red skin. */
export function onion(): string {
  return [
    line('M50 22C48 14 46 8 42 2M51 22C53 12 56 8 60 4', '#b98a5c', 3.4),
    path(bulb, '#b4475f'),
    within(
      bulb,
      line(
        'M50 16C30 36 26 66 40 92M50 16C70 36 74 66 60 92M50 16C12 38 8 66 22 90M50 16C88 38 92 66 78 90',
        '#8a2c48',
        1.8,
        0.6,
      ) + path('M30 30C18 44 16 62 24 76C20 56 24 42 36 28z', '#e58a98', 0.7),
    ),
    line('M44 91L42 97M50 92V98M56 91L58 97', '#d6b48c', 2),
  ].join('')
}

/** Half of a big onion, its rings seen. */
export function onionHalf(): string {
  const rings = [1, 0.8, 0.6, 0.4, 0.2].map(
    (scale, index) =>
      `<g transform="translate(50 58) scale(${scale}) translate(-50 -58)">${path(bulb, index % 2 ? '#f9e7ea' : '#f0c3cf')}</g>`,
  )
  return `<g transform="translate(50 56) scale(1.06) translate(-50 -56)">${path(bulb, '#a03a56')}</g>${rings.join('')}`
}

/** A potato with its eyes. */
export function potato(colour: string): string {
  return (
    path('M10 56C8 36 26 20 48 22C68 16 92 30 92 52C92 74 72 84 52 82C32 86 12 76 10 56z', colour) +
    line(
      'M30 44Q34 41 38 44M60 36Q64 33 68 36M66 62Q70 59 74 62M34 66Q37 63 40 66M50 52Q53 50 56 52',
      deeper(colour, 0.4),
      2,
      0.7,
    )
  )
}

/** A tomato, with its star of green. */
export function tomato(): string {
  return [
    path('M50 20C64 14 90 22 92 50C94 76 74 92 50 92S6 76 8 50C10 22 36 14 50 20z', '#e0372a'),
    path(
      'M50 22C40 30 28 26 24 30C34 32 36 38 40 38C38 44 42 48 44 46C46 40 48 36 50 34C54 36 56 42 60 46C62 42 62 38 60 36C66 36 70 34 76 28C66 26 58 30 50 22z',
      '#4c9236',
    ),
    line('M50 26C50 18 54 14 58 10', '#4c9236', 4.4),
    gloss(30, 46, 6, 10, { turn: 28, strength: 0.65 }),
  ].join('')
}

/** A long brinjal, its cap at the upper right. */
export function brinjal(): string {
  return [
    path(
      'M74 16C88 24 88 38 78 54C66 76 40 96 20 94C4 90 2 72 14 62C32 50 50 26 60 18C64 14 70 14 74 16z',
      '#54246f',
    ),
    path('M56 22C44 38 30 54 16 66C28 62 48 44 62 26z', '#9a6bb5', 0.55),
    path(
      'M88 4C80 6 78 10 76 12C66 8 58 14 54 22C60 24 62 28 60 34C66 32 70 32 72 38C76 32 80 30 86 32C88 26 86 20 82 18C86 12 90 12 92 10z',
      '#6f9a3e',
    ),
  ].join('')
}

/** A pumpkin, ribbed. */
export function pumpkin(): string {
  const skin = '#8a9a4a'
  const rib = (x: number, width: number, colour: string) => ellipse(x, 58, width, 34, colour)
  return [
    rib(18, 16, skin),
    rib(82, 16, deeper(skin, 0.2)),
    rib(32, 19, '#a3a653'),
    rib(68, 19, '#8f9b48'),
    rib(50, 19, '#b5b05c'),
    line(
      'M36 30C32 44 32 70 36 88M64 30C68 44 68 70 64 88M22 34C14 48 14 68 22 84M78 34C86 48 86 68 78 84',
      '#5f7134',
      2,
      0.6,
    ),
    path('M44 30C44 20 40 14 36 8L48 6C50 14 54 20 57 30C54 34 46 34 44 30z', '#8f7a45'),
  ].join('')
}

/** A wedge of pumpkin: rind below, orange flesh and seeds. */
export function pumpkinWedge(): string {
  const face = 'M4 30C30 38 70 38 96 30C92 66 72 90 50 92C28 90 8 66 4 30z'
  const seeds = [
    [36, 46],
    [46, 50],
    [56, 48],
    [64, 44],
    [42, 58],
    [54, 58],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 2, '#fbeecb', x * 3))
  return [
    path('M2 26C30 36 70 36 98 26C96 70 74 97 50 98C26 97 4 70 2 26z', '#74883f'),
    path(face, '#f39a2a'),
    path('M24 35C40 38 60 38 76 35C74 54 62 68 50 68S26 54 24 35z', '#d9741a'),
    line('M28 38C36 50 42 60 46 66M72 38C64 50 58 60 54 66', '#f7b24c', 2),
    ...seeds,
  ].join('')
}

/** A chilli with its stalk, curved. */
export function chilli(colour: string, stalk = '#5d8a33'): string {
  return (
    path(
      'M14 24C26 14 38 22 44 34C54 56 70 74 94 82C98 84 98 87 94 88C62 90 28 74 18 46C14 38 10 30 14 24z',
      colour,
    ) +
    path(
      'M26 28C34 34 36 44 42 52C52 64 66 74 80 80C56 76 34 58 26 28z',
      paler(colour, 0.45),
      0.6,
    ) +
    path('M8 22C14 14 26 12 32 20C28 30 16 34 10 34z', stalk) +
    line('M14 20C8 16 6 10 6 4', stalk, 4.6)
  )
}

/** A handful of chillies. */
export function chillies(colours: readonly string[], stalk?: string): string {
  const places = [
    { x: 60, y: 30, size: 62, turn: -30 },
    { x: 38, y: 32, size: 62, turn: 40, flip: true },
    { x: 64, y: 54, size: 66, turn: 12 },
    { x: 36, y: 58, size: 66, turn: -24 },
    { x: 58, y: 72, size: 64, turn: -44 },
  ]
  return places
    .map((place, index) =>
      item(chilli(colours[index % colours.length] ?? '', stalk), place, 'flat'),
    )
    .join('')
}

/** A finger of root, of turmeric or ginger, with a cut end that shows its flesh. */
export function root(skin: string, flesh: string): string {
  const outline =
    'M8 60C6 48 16 42 26 44C30 34 34 16 46 14C54 14 56 24 50 34C48 40 50 42 56 40C64 32 76 28 88 32C96 36 96 48 88 54C80 56 78 60 82 68C84 78 74 84 66 76C62 68 58 66 50 70C36 78 12 78 8 60z'
  return [
    path(outline, skin),
    within(
      outline,
      line(
        'M20 42C24 52 24 62 20 76M34 38C40 48 40 62 36 78M58 34C62 46 62 58 58 74M74 28C80 38 80 48 76 58M36 24C42 26 46 26 52 24',
        deeper(skin, 0.3),
        1.8,
        0.6,
      ),
    ),
    ellipse(87, 43, 6, 10, flesh, 10) + ellipse(87, 43, 3.4, 6.4, deeper(flesh, 0.14), 10),
  ].join('')
}

/** A coconut without its husk, its three eyes to the front. */
export function coconut(): string {
  const random = chance(5)
  const shell = '#7d5230'
  const fibres = Array.from({ length: 26 }, () => {
    const [x, y] = [16 + random() * 68, 14 + random() * 70]
    return line(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${((50 - x) * 0.12).toFixed(1)} 5 ${((x - 50) * 0.06).toFixed(1)} 13`,
      random() > 0.5 ? '#a8794c' : '#5b3820',
      1.7,
      0.8,
    )
  })
  const outline = 'M50 6C74 6 92 26 92 52C92 78 74 94 50 94S8 78 8 52C8 26 26 6 50 6z'
  return [
    path('M38 10C42 2 46 0 50 0C54 0 58 2 62 10z', '#a8794c'),
    path(outline, shell),
    within(outline, fibres.join('')),
    ellipse(38, 34, 5.4, 6.4, '#3c2415') +
      ellipse(62, 34, 5.4, 6.4, '#3c2415') +
      ellipse(50, 52, 6, 7, '#3c2415'),
  ].join('')
}

/** Half of a coconut, its white flesh up. */
export function coconutHalf(): string {
  return [
    path('M4 42C4 74 26 94 50 94S96 74 96 42z', '#7d5230'),
    line(
      'M14 62C16 70 20 76 26 82M34 74C36 80 40 86 44 90M66 76C64 82 60 86 58 90M84 64C82 72 78 78 74 82',
      '#5b3820',
      2,
      0.7,
    ),
    ellipse(50, 42, 46, 21, '#6a4326'),
    ellipse(50, 42, 42, 18, '#fffdf7'),
    ellipse(50, 44, 31, 12.4, '#dfe3df'),
    path(
      'M20 46C26 56 40 58 50 57C64 57 76 54 80 46C80 54 66 57 50 57S20 54 20 46z',
      mix('#dfe3df', '#9fb0b0', 0.4),
    ),
  ].join('')
}

/** Two of a vegetable behind and one in front. */
export function three(
  part: string,
  sizes: readonly [number, number, number] = [48, 48, 54],
): string {
  return [
    item(part, { x: 30, y: 36, size: sizes[0], turn: -14 }),
    item(part, { x: 70, y: 38, size: sizes[1], turn: 16, flip: true }),
    item(part, { x: 48, y: 66, size: sizes[2], turn: 4 }),
  ].join('')
}

/** A bunch of carrots. */
export function carrots(): string {
  return [
    item(carrot(), { x: 32, y: 50, size: 92, turn: 22 }),
    item(carrot(), { x: 68, y: 50, size: 92, turn: -22 }),
    item(carrot(), { x: 50, y: 53, size: 92 }),
    cast(
      lit(
        at(path('M30 44C42 50 58 50 70 44L71 52C58 58 42 58 29 52z', '#d9a550'), {
          x: 50,
          y: 34,
          size: 80,
        }),
        'thin',
      ),
    ),
  ].join('')
}
