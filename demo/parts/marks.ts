import { ellipse, line, path } from './shapes.ts'

/** The simple marks of packets, in place of words: about 0,0 and some 20 across. */

export function lozenge(outer: string, inner: string): string {
  return path('M0 -11L9 0L0 11L-9 0z', outer) + path('M0 -5.5L4.5 0L0 5.5L-4.5 0z', inner)
}

export function leafMark(colour: string): string {
  return (
    path('M-9 6C-10 -6 0 -11 10 -10C11 0 6 10 -5 9z', colour) + line('M-10 11L3 -3', colour, 1.6)
  )
}

/** An ear of rice, wheat or millet. */
export function earMark(colour: string): string {
  const grains = [-6, -1, 4].flatMap((y) => [
    ellipse(-3.6, y, 3.6, 1.8, colour, 50),
    ellipse(3.6, y, 3.6, 1.8, colour, -50),
  ])
  return grains.join('') + ellipse(0, -10, 1.8, 3.6, colour) + line('M0 -6V12', colour, 1.5)
}

export function dropMark(colour: string): string {
  return path('M0 -11C5 -4 8 0 8 4C8 9 4 11 0 11S-8 9 -8 4C-8 0 -5 -4 0 -11z', colour)
}

export function fishMark(colour: string): string {
  return (
    path('M-12 0C-8 -6 0 -7 5 -1.6L12 -6V6L5 1.6C0 7 -8 6 -12 0z', colour) +
    ellipse(-6.6, -1, 1.2, 1.2, '#fffdf7')
  )
}

export function sunMark(colour: string): string {
  const rays = [0, 45, 90, 135].map(
    (turn) =>
      `<rect x="-11" y="-1.2" width="22" height="2.4" fill="${colour}" transform="rotate(${turn})"/>`,
  )
  return rays.join('') + ellipse(0, 0, 6, 6, colour)
}

export function cupMark(colour: string): string {
  return (
    path('M-10 -4H7V2C7 8 3 10 -1.5 10S-10 8 -10 2z', colour) +
    line('M7 -2C12 -3 12 5 6 5M-4 -11C-6 -8 -2 -8 -4 -6M2 -11C0 -8 4 -8 2 -6', colour, 1.7)
  )
}

/** The head of a cow, of milk. */
export function cowMark(colour: string, muzzle: string): string {
  return (
    path(
      'M-7 -7C-4 -9 4 -9 7 -7C12 -9 13 -5 8 -3C7 3 6 10 0 10S-7 3 -8 -3C-13 -5 -12 -9 -7 -7z',
      colour,
    ) +
    ellipse(0, 6, 5, 3.8, muzzle) +
    ellipse(-2, 6, 0.9, 0.9, colour) +
    ellipse(2, 6, 0.9, 0.9, colour) +
    ellipse(-3.2, -2.6, 1.1, 1.1, muzzle) +
    ellipse(3.2, -2.6, 1.1, 1.1, muzzle)
  )
}

export function coconutMark(husk: string): string {
  return (
    ellipse(0, 0, 10, 10, husk) +
    ellipse(1, 1, 7.6, 7.6, '#fffdf7') +
    ellipse(1.6, 1.8, 4.6, 4.6, '#dfe6e4')
  )
}

/** A flower of five petals. */
export function flowerMark(petal: string, heart: string): string {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) => `<g transform="rotate(${turn})">${ellipse(0, -6, 4, 5.4, petal)}</g>`,
  )
  return petals.join('') + ellipse(0, 0, 3.4, 3.4, heart)
}

/** A disc in which something is printed. */
export function onDisc(colour: string, mark: string): string {
  return ellipse(0, 0, 14, 14, colour) + mark
}
