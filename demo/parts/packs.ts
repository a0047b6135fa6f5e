import { cast, lit } from './lit.ts'
import { deeper, ellipse, gloss, line, paler, path, within } from './shapes.ts'

/** What a packet or its label carries in place of words, about 0,0 and some 20 across. */
type Mark = string

type Pack = { colour: string; band?: string; mark?: Mark }

function marked(mark: Mark, x: number, y: number, scale = 1): string {
  return mark && `<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`
}

/** A sewn sack of woven plastic, as 5 kg of rice are sold. */
export function sack({ colour, band = colour, mark = '' }: Pack): string {
  const outline =
    'M24 12C34 14 66 14 76 12C80 24 86 44 86 62C86 78 84 90 78 96C64 99 36 99 22 96C16 90 14 78 14 62C14 44 20 24 24 12z'
  const body = lit(
    path(outline, colour) +
      within(
        outline,
        path('M0 36C30 40 70 40 100 36V44C70 48 30 48 0 44z', band) +
          path('M0 82C30 86 70 86 100 82V90C70 94 30 94 0 90z', band),
      ) +
      line('M30 20C28 28 26 30 27 34M70 20C72 28 74 30 73 34', deeper(colour, 0.3), 1.6, 0.5),
    'full',
  )
  const seam = path('M22 4C36 7 64 7 78 4L77 13C64 16 36 16 23 13z', paler(colour, 0.4))
  return [
    body,
    lit(seam, 'thin'),
    line('M27 10C40 12.5 60 12.5 73 10', band, 1.6),
    marked(mark, 50, 65, 1.15),
    gloss(27, 60, 3, 16, { turn: 4, strength: 0.45 }),
  ].join('')
}

/** A jute sack, its mouth rolled down, full. */
export function openSack(colour: string, content: string): string {
  const outline = 'M12 42C10 60 10 84 18 95C36 99 64 99 82 95C90 84 90 60 88 42z'
  const threads = [52, 62, 72, 82, 91].map((y) =>
    line(`M10 ${y}C36 ${y + 3} 64 ${y + 3} 90 ${y}`, deeper(colour, 0.25), 0.9, 0.45),
  )
  return [
    lit(path(outline, colour) + within(outline, threads.join('')), 'full'),
    ellipse(50, 38, 39, 13, deeper(colour, 0.45)),
    lit(`<g transform="translate(50 22) scale(0.74) translate(-50 -54)">${content}</g>`, 'round'),
    cast(
      lit(
        path(
          'M8 34C8 46 28 54 50 54S92 46 92 34C96 38 96 44 94 49C86 58 68 63 50 63S14 58 6 49C4 44 4 38 8 34z',
          paler(colour, 0.18),
        ),
        'flat',
      ),
    ),
  ].join('')
}

/** A pouch of film that stands by itself, with a window on what is inside. */
export function pouch({ colour, band = deeper(colour), mark = '' }: Pack, window = ''): string {
  const outline =
    'M20 6H80C79 20 84 44 86 66C87 80 86 90 82 96C66 92 34 92 18 96C14 90 13 80 14 66C16 44 21 20 20 6z'
  const pane = 'M30 60C40 56 60 56 70 60C73 68 73 78 70 84C58 86 42 86 30 84C27 78 27 68 30 60z'
  return [
    lit(path(outline, colour) + within(outline, path('M0 0H100V14H0z', band)), 'full'),
    line('M21 10H79', paler(band, 0.5), 0.9, 0.7),
    window &&
      lit(
        path(pane, deeper(colour, 0.4)) +
          within(
            pane,
            `<g transform="translate(50 72) scale(0.62) translate(-50 -70)">${window}</g>`,
          ),
        'thin',
      ),
    marked(mark, 50, window ? 36 : 52, window ? 1.2 : 1.7),
    gloss(24, 42, 2.2, 20, { turn: 5, strength: 0.55 }),
  ].join('')
}

/** A bag of paper, its top folded over, as flour and sugar are sold. */
export function paperBag({ colour, band = deeper(colour), mark = '' }: Pack): string {
  return [
    lit(path('M18 20H70L82 28V96H30L18 92z', colour), 'flat'),
    path('M70 20L82 28V96L70 92z', deeper(colour, 0.28), 0.55),
    path('M18 62L70 64V82L18 80z', band),
    path('M70 64L82 68V86L70 82z', deeper(band, 0.3)),
    lit(path('M15 8L70 6L84 16L84 30L70 22L16 24z', paler(colour, 0.35)), 'thin'),
    marked(mark, 44, 44, 1.15),
  ].join('')
}

/** A jar of glass with a lid, its content seen. */
export function jar(
  content: string,
  { lid, label, mark = '' }: { lid: string; label?: string; mark?: Mark },
): string {
  const glass =
    'M20 26C20 22 26 20 30 20H70C74 20 80 22 80 26C86 30 88 36 88 44V84C88 92 84 96 76 96H24C16 96 12 92 12 84V44C12 36 14 30 20 26z'
  return [
    lit(path(glass, '#e6eef0') + within(glass, content), 'full'),
    label ? lit(path('M18 52C38 55 62 55 82 52V80C62 83 38 83 18 80z', label), 'thin') : '',
    marked(mark, 50, 67, 1.15),
    gloss(21, 56, 2.6, 24, { strength: 0.75 }),
    gloss(80, 50, 1.4, 16, { strength: 0.5 }),
    lit(
      path(
        'M20 4H80C83 4 84 6 84 8V20C84 23 82 24 80 24H20C18 24 16 23 16 20V8C16 6 17 4 20 4z',
        lid,
      ),
      'flat',
    ),
    line('M20 18H80', deeper(lid, 0.3), 1.4, 0.6),
  ].join('')
}

/** What fills a jar or a bottle up to a height. */
export function filling(colour: string, from: number): string {
  return (
    path(`M0 ${from}C30 ${from + 2} 70 ${from + 2} 100 ${from}V100H0z`, colour) +
    ellipse(50, from, 44, 3, paler(colour, 0.35))
  )
}

/** Grains that fill a jar. */
export function grains(content: string, base: string): string {
  return (
    path('M0 31H100V100H0z', base) +
    `<g transform="translate(50 62) scale(1.2 1.5) translate(-50 -68)">${content}</g>`
  )
}

type Bottle = Pack & { liquid: string; from?: number; cap: string; clear?: boolean }

/** A slim bottle with a label. */
export function bottle({
  liquid,
  cap,
  colour,
  band = deeper(colour),
  mark = '',
  from = 30,
  clear = false,
}: Bottle): string {
  const glass =
    'M42 10H58V24C58 30 70 34 71 46V90C71 95 68 97 64 97H36C32 97 29 95 29 90V46C30 34 42 30 42 24z'
  return [
    lit(
      path(glass, clear ? '#eaf2f2' : paler(liquid, 0.35)) +
        within(glass, path(`M0 ${from}H100V100H0z`, liquid)),
      'round',
    ),
    lit(path('M29 54H71V84H29z', colour) + path('M29 80H71V84H29zM29 54H71V57H29z', band), 'thin'),
    marked(mark, 50, 69),
    gloss(35, 60, 1.5, 26, { strength: 0.75 }),
    lit(path('M40 2H60V13H40z', cap), 'thin'),
  ].join('')
}

/** A tall carton with a gabled top. */
export function carton({ colour, band = deeper(colour), mark = '' }: Pack): string {
  return [
    lit(path('M22 34L66 34V97H22z', colour), 'flat'),
    path('M66 34L80 28V90L66 97z', deeper(colour, 0.22)),
    path('M22 74C36 66 50 84 66 74V97H22z', band),
    path('M66 74C72 70 76 74 80 68V90L66 97z', deeper(band, 0.25)),
    lit(path('M22 34L28 14H68L66 34z', paler(colour, 0.3)), 'thin'),
    path('M66 34L68 14L80 28z', deeper(colour, 0.35)),
    lit(path('M27 4H70V15H27z', band), 'thin'),
    marked(mark, 44, 54, 1.2),
  ].join('')
}

/** A brick carton; with a straw if it is for one. */
export function brick({ colour, band = deeper(colour), mark = '' }: Pack, straw = ''): string {
  return [
    straw && line('M58 22V6L70 2', straw, 3.6),
    lit(path('M24 22H64V96H24z', colour), 'flat'),
    path('M64 22L78 16V88L64 96z', deeper(colour, 0.25)),
    path('M24 22L38 14H78L64 22z', paler(colour, 0.5)),
    path('M24 76C38 70 50 82 64 76V96H24z', band),
    path('M64 76L78 68V88L64 96z', deeper(band, 0.25)),
    marked(mark, 44, 50, 1.2),
  ].join('')
}

/** A round tin or tub with its lid; `tall` tins are for powder, low ones for fish. */
export function tin(
  { colour, band = deeper(colour), mark = '' }: Pack,
  { lid, ribbed = false }: { lid: string; ribbed?: boolean },
): string {
  const outline = 'M14 18V84C14 92 30 97 50 97S86 92 86 84V18z'
  return [
    lit(
      path(outline, colour) +
        within(
          outline,
          path('M14 26C14 34 30 38 50 38S86 34 86 26V34C86 42 70 46 50 46S14 42 14 34z', band) +
            path('M14 78C14 86 30 91 50 91S86 86 86 78V90H14z', band),
        ),
      'full',
    ),
    marked(mark, 50, 65, 1.35),
    gloss(23, 60, 2.6, 22, { strength: 0.6 }),
    lit(
      path('M12 14V20C12 27 29 32 50 32S88 27 88 20V14z', lid) +
        ellipse(50, 14, 38, 10, paler(lid, 0.45)),
      'thin',
    ),
    ribbed
      ? `<ellipse cx="50" cy="14" rx="30" ry="7" fill="none" stroke="${deeper(lid, 0.25)}" stroke-width="1.6"/>`
      : '',
  ].join('')
}

/** A box of card, seen from a corner. */
export function box({ colour, band = deeper(colour), mark = '' }: Pack): string {
  return [
    lit(path('M8 36L62 40V94L8 86z', colour), 'flat'),
    path('M62 40L92 30V82L62 94z', deeper(colour, 0.25)),
    lit(path('M8 36L40 27L92 30L62 40z', paler(colour, 0.4)), 'thin'),
    path('M8 74L62 81V88L8 80z', band),
    path('M62 81L92 70V76L62 88z', deeper(band, 0.25)),
    marked(mark, 35, 58, 1.3),
  ].join('')
}

/** A twist of paper, open at the top, as nuts are sold in the street. */
export function cone(colour: string, content: string): string {
  return [
    `<g transform="translate(50 22) scale(0.72) translate(-50 -60)">${lit(content, 'round')}</g>`,
    cast(
      lit(
        path('M12 30C30 44 70 44 88 30C80 54 66 80 54 98H50C36 78 20 54 12 30z', colour),
        'round',
      ),
    ),
    line('M56 40C60 58 58 78 53 94', deeper(colour, 0.25), 1.4, 0.7),
    line('M24 44L40 74M72 46L60 76', deeper(colour, 0.2), 1.2, 0.5),
  ].join('')
}
