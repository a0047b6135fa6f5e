import { cast, lit } from './lit.ts'
import { deeper, ellipse, gloss, line, paler, path } from './shapes.ts'

function raised(content: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-50 -70)">${lit(content, 'round')}</g>`
}

/** A round tray of woven reed with a heap on it. */
export function basket(content: string): string {
  const reed = '#d9a550'
  return [
    lit(ellipse(50, 66, 48, 26, reed), 'flat') + ellipse(50, 64, 42, 20, deeper(reed, 0.3)),
    cast(raised(content, 50, 58, 0.86)),
    cast(
      lit(
        path('M2 66C2 82 22 93 50 93S98 82 98 66C95 77 76 85 50 85S5 77 2 66z', paler(reed, 0.2)),
        'flat',
      ),
    ),
    line(
      'M14 82L18 76M28 88L31 81M42 91L44 84M58 91L57 84M72 88L69 81M86 82L82 76',
      deeper(reed, 0.35),
      1.8,
      0.6,
    ),
  ].join('')
}

/** A bowl with a heap in it. */
export function bowl(colour: string, content: string): string {
  return [
    lit(ellipse(50, 50, 47, 15, deeper(colour, 0.35)), 'thin'),
    raised(content, 50, 44, 0.82),
    cast(
      lit(
        path(
          'M3 50C3 59 24 66 50 66S97 59 97 50C98 74 82 88 68 92V96H32V92C18 88 2 74 3 50z',
          colour,
        ),
        'full',
      ),
    ),
    line('M4 52C8 60 28 66 50 66S92 60 96 52', paler(colour, 0.5), 2.2),
    gloss(22, 72, 4, 8, { turn: -28, strength: 0.4 }),
  ].join('')
}

/** A liquid that fills a bowl. */
export function pool(colour: string): string {
  return ellipse(50, 76, 52, 14, colour) + gloss(36, 72, 16, 3, { strength: 0.6 })
}

/** A wooden spoon or scoop, its bowl at the upper left, with or without something in it. */
export function spoon(wood: string, content?: string): string {
  return [
    line('M40 44L92 92', wood, 8),
    ellipse(27, 31, 22, 17, wood, 42),
    ellipse(26, 30, 18, 13, content ?? deeper(wood, 0.3), 42),
  ].join('')
}

/** A glass, filled. */
export function glass(drink: string): string {
  return [
    lit(
      path('M16 6H84L76 92C76 96 72 98 68 98H32C28 98 24 96 24 92z', '#e3f0f2') +
        path('M19 22C38 26 62 26 81 22L75 91C74 94 72 95 68 95H32C28 95 26 94 25 91z', drink),
      'flat',
    ),
    ellipse(50, 22, 31, 4.5, paler(drink, 0.5)),
    gloss(29, 56, 2.6, 28, { turn: -4, strength: 0.7 }),
  ].join('')
}

/** A mug, filled. */
export function mug(colour: string, drink: string): string {
  return [
    `<g filter="url(#thin)">${line('M74 44C100 40 100 80 70 76', colour, 9)}</g>`,
    lit(path('M8 32V78C8 92 20 97 42 97S76 92 76 78V32z', colour), 'round'),
    lit(ellipse(42, 32, 34, 11, paler(colour, 0.4)), 'thin'),
    ellipse(42, 33, 29, 8.4, drink),
    gloss(18, 62, 3, 16, { strength: 0.5 }),
  ].join('')
}
