import { bananaLeaf } from './leaves.ts'
import { at, cast, item, items, lit } from './lit.ts'
import { deeper, ellipse, gloss, line, mix, paler, path, slab, within } from './shapes.ts'

/** Butter in its opened paper, some slices cut. */
export function butter(): string {
  return [
    lit(
      path('M4 62L36 46L98 60L66 82z', '#eef2ec') + path('M36 46L46 34L100 46L98 60z', '#dbe4df'),
      'thin',
    ),
    cast(
      lit(
        path('M14 52L44 38L86 46L58 62z', '#fbe188') +
          path('M14 52L58 62V80L14 70z', '#f3c94a') +
          path('M58 62L86 46V64L58 80z', '#d9a82c'),
        'flat',
      ),
    ),
    cast(
      lit(
        path('M2 66L22 58L34 61L14 70z', '#fbe188') +
          path('M2 66L14 70V86L2 82z', '#f3c94a') +
          path('M14 70L34 61V77L14 86z', '#e3b53c'),
        'thin',
      ),
    ),
    cast(
      lit(
        path('M56 62L88 45L98 50L96 66L66 84C60 84 58 74 56 62z', '#c8d8e8') +
          path('M62 66L92 50V56L63 73z', '#3c6ea5'),
        'thin',
      ),
    ),
  ].join('')
}

/** A block of hard cheese with slices in front. */
export function cheeseBlock(): string {
  const cheese = '#f5b52e'
  const block =
    path('M20 30L60 14L98 26L60 44z', paler(cheese, 0.4)) +
    path('M20 30L60 44V80L20 64z', cheese) +
    path('M60 44L98 26V60L60 80z', deeper(cheese, 0.18))
  const sliceOfIt = slab('M4 66L40 52L72 62L36 78z', deeper(cheese, 0.15), paler(cheese, 0.3), 4)
  return [
    cast(lit(block, 'flat')),
    items(
      sliceOfIt,
      [
        { x: 44, y: 58, size: 86 },
        { x: 50, y: 66, size: 86 },
      ],
      'thin',
    ),
  ].join('')
}

/** A round box of foil wedges, one taken out. */
export function cheeseWedges(): string {
  const wedge = (turn: number) =>
    `<g transform="rotate(${turn} 50 50)">${path('M50 50L27 14C38 7 62 7 73 14z', '#e8edf2')}${path('M50 40L37 18C43 14 57 14 63 18z', '#f0b429')}${line('M50 50L27 14', '#aab6c2', 1.6)}</g>`
  const face = [0, 60, 180, 240, 300].map(wedge).join('')
  return [
    lit(
      `<g transform="translate(0 9)">${ellipse(50, 50, 48, 36, '#1f5fa0')}</g>${ellipse(50, 50, 48, 36, '#2f78c0')}`,
      'flat',
    ),
    ellipse(50, 49, 43, 31.5, '#d9cdb0'),
    lit(`<g transform="translate(50 49) scale(1 0.74) translate(-50 -50)">${face}</g>`, 'thin'),
    cast(
      lit(
        at(
          slab('M50 92L10 34C30 20 70 20 90 34z', '#c5ced6', '#eef2f5', 14) +
            path('M50 76L24 38C38 30 62 30 76 38z', '#f0b429'),
          { x: 72, y: 76, size: 44, turn: -14 },
        ),
        'flat',
      ),
    ),
  ].join('')
}

/** A cup of set yoghurt with its foil lid. */
export function yoghurtCup(open = false): string {
  return [
    lit(
      path('M14 30H86L76 92C70 96 30 96 24 92z', '#fbf8f0') +
        path('M17 52H83L80 72H20z', '#e8596a'),
      'round',
    ),
    `<g transform="translate(50 62)">${ellipse(0, 0, 8, 8, '#fffdf7')}</g>`,
    open
      ? ellipse(50, 30, 40, 13, '#e3dccb') +
        ellipse(50, 31, 35, 10, '#fffdf5') +
        gloss(42, 29, 12, 2.4)
      : lit(
          ellipse(50, 30, 41, 13, '#d6dee4') +
            path('M80 24C92 22 98 28 96 36C90 38 86 36 84 34z', '#d6dee4'),
          'thin',
        ) + line('M22 30C36 36 64 36 78 30', '#f6fafb', 1.6),
  ].join('')
}

/** A clay pot of curd, its leaf turned back. */
export function curdPot(): string {
  const clay = '#b5592e'
  return [
    item(bananaLeaf(), { x: 62, y: 22, size: 62, turn: -28 }, 'flat'),
    lit(path('M14 38C2 52 2 76 18 88C34 97 66 97 82 88C98 76 98 52 86 38z', clay), 'full'),
    within(
      'M14 38C2 52 2 76 18 88C34 97 66 97 82 88C98 76 98 52 86 38z',
      line('M0 60C30 68 70 68 100 60M0 66C30 74 70 74 100 66', deeper(clay, 0.35), 1.6, 0.6),
    ),
    lit(
      path('M8 30C8 42 27 50 50 50S92 42 92 30L88 26H12z', paler(clay, 0.12)) +
        ellipse(50, 30, 42, 14, paler(clay, 0.15)),
      'flat',
    ),
    ellipse(50, 31, 36, 10.6, deeper(clay, 0.4)),
    ellipse(50, 32, 35, 9.6, '#fffdf5'),
    line('M26 32C34 28 40 34 48 31S62 29 72 33', '#e6dfca', 2),
    path('M50 36C58 34 66 36 74 34C78 33 82 34 80 37C70 42 56 42 50 36z', '#7c4214'),
    gloss(22, 66, 4, 11, { turn: 12, strength: 0.4 }),
  ].join('')
}

/** A scoop of ice cream, or of anything round and rough. */
export function scoop(colour: string): string {
  return (
    path(
      'M10 66C2 30 24 8 50 8S98 30 90 66C92 76 84 80 76 76C70 84 60 82 56 76C50 84 40 84 36 76C28 82 18 80 10 66z',
      colour,
    ) +
    line(
      'M28 34Q36 28 42 32M54 24Q64 22 70 30M36 52Q46 46 54 52M66 50Q74 46 78 52',
      mix(colour, '#c9a35a', 0.4),
      2.4,
      0.6,
    )
  )
}

/** An open tub of ice cream, with scoops. */
export function iceCreamTub(colour: string, tub: string): string {
  const outline = 'M12 46L20 94C34 98 66 98 80 94L88 46z'
  return [
    ellipse(50, 46, 39, 12, deeper(tub, 0.4)),
    item(scoop(colour), { x: 34, y: 34, size: 42 }),
    item(scoop(colour), { x: 66, y: 34, size: 42 }),
    item(scoop(colour), { x: 50, y: 26, size: 44 }),
    cast(
      lit(
        path('M8 44C8 54 27 60 50 60S92 54 92 44L90 54L82 94C66 99 34 99 18 94L10 54z', tub) +
          within(
            outline,
            path(
              'M0 66C16 60 24 74 40 68S64 72 76 66S92 70 100 64V80C88 84 74 78 60 82S36 78 22 82S8 80 0 82z',
              '#fff3c9',
            ),
          ),
        'round',
      ),
    ),
  ].join('')
}

/** Cream, poured to a swirl in a small dish. */
export function creamSwirl(): string {
  return (
    path(
      'M8 66C8 52 26 46 34 44C30 34 42 28 46 26C46 18 52 12 56 8C58 18 66 22 66 30C72 34 74 38 70 44C84 48 92 56 92 66C92 78 76 84 50 84S8 78 8 66z',
      '#fffaf0',
    ) +
    line('M34 46C46 54 62 52 70 44M46 28C52 34 60 34 66 30M10 66C26 78 74 78 90 64', '#e6d9bd', 2.4)
  )
}
