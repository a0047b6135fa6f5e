import { heap, riceGrain, seed, stick } from './heaps.ts'

/** What is sold loose: grains, pulses and leaves in heaps, each in its own size and colour. */

const white = ['#fffdf6', '#f6f0e0', '#ece4d0']
const cream = ['#f6e8c4', '#efdcae', '#e6cf9a']
const red = ['#a8523a', '#93422e', '#bd6a4c']
const darkRed = ['#8c3426', '#74261c', '#a2452f']

/** Small and nearly round, as samba is. */
export function samba(colours = white): string {
  return heap({ colours, count: 62, base: '#e6dcc4', grain: riceGrain(4, 2.9) })
}

export function nadu(colours = white): string {
  return heap({ colours, count: 52, base: '#e6dcc4', grain: riceGrain(5.8, 2.7) })
}

export function basmati(): string {
  return heap({
    colours: ['#fffdf3', '#f8f1dc', '#efe5c8'],
    count: 46,
    base: '#e6dbbc',
    grain: riceGrain(9, 2),
  })
}

export const parboiled = (): string => samba(cream)
export const redNadu = (): string =>
  heap({ colours: red, count: 50, base: '#6f2f20', grain: riceGrain(6, 2.9) })
export const redRaw = (): string =>
  heap({ colours: darkRed, count: 46, base: '#571b12', grain: riceGrain(5.4, 3.2) })

export function lentils(): string {
  return heap({
    colours: ['#f0803a', '#e56d2a', '#f69a58'],
    count: 56,
    base: '#c85a22',
    grain: seed(4.4, 0.72),
  })
}

export function chickpeas(): string {
  return heap({
    colours: ['#e3bd82', '#d6aa68', '#eccd9b'],
    count: 40,
    base: '#a97a3c',
    grain: seed(6.2, 0.9),
  })
}

export function greenGram(): string {
  return heap({
    colours: ['#6f8f3a', '#5d7d2e', '#86a54c'],
    count: 54,
    base: '#3f5a1e',
    grain: seed(4.6, 0.8),
  })
}

export function peppercorns(): string {
  return heap({
    colours: ['#3a2c2a', '#2a2022', '#4d3a33'],
    count: 56,
    base: '#181216',
    grain: seed(4.6, 0.94),
  })
}

export function crystals(): string {
  return heap({
    colours: ['#ffffff', '#f3f5f7', '#e3e8ee'],
    count: 44,
    base: '#e9edf1',
    grain: (colour) =>
      `<rect x="-2" y="-2" width="4" height="4" fill="${colour}" stroke="#c9d2da" stroke-width="0.6"/>`,
  })
}

export function blackTea(): string {
  return heap({
    colours: ['#2f211c', '#453028', '#1f1614', '#5a3d2c'],
    count: 80,
    base: '#1a1210',
    grain: stick(3.6, 2.6),
  })
}

export function greenTea(): string {
  return heap({
    colours: ['#5d7338', '#46602c', '#7c8f4c', '#38502a'],
    count: 60,
    base: '#2f4422',
    grain: stick(6.4, 2.4),
  })
}

export function chilliFlakes(): string {
  return heap({
    colours: ['#b81f1a', '#d2352a', '#92150f', '#c42c1e', '#f0cf7c'],
    count: 90,
    base: '#86140f',
    grain: (colour, random) =>
      colour === '#f0cf7c'
        ? `<ellipse rx="2.4" ry="1.8" fill="${colour}"/>`
        : `<path d="M-4 ${(random() * 2).toFixed(1)}L0 -2.4L4.4 ${(random() * 2 - 1).toFixed(1)}L1 2.6z" fill="${colour}"/>`,
  })
}

export function straw(): string {
  return heap({
    colours: ['#e9c979', '#d9b25a', '#f3dc9c'],
    count: 40,
    base: '#b98d3c',
    grain: stick(12, 1.8),
  })
}
