import { hash } from 'node:crypto'

/** The words of a drawing: paths, ellipses, lines, colours, and what lies scattered. */

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

export function line(d: string, stroke: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  turn = 0,
): string {
  const turned = turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"${turned}/>`
}

/** The content within the outline only. The same outline has the same id, so that nothing is left to chance. */
export function within(outline: string, content: string): string {
  const id = `within-${hash('sha1', outline).slice(0, 10)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** A soft reflection of the light. */
export function gloss(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  { turn = 0, strength = 0.7 } = {},
): string {
  return `<g opacity="${strength}" filter="url(#soft)">${ellipse(x, y, radiusX, radiusY, '#ffffff', turn)}</g>`
}

/** An outline with a thickness below it, such as a slice on a table. */
export function slab(outline: string, side: string, top: string, thickness: number): string {
  const steps = Array.from({ length: Math.ceil(thickness) }, (_, step) => thickness - step)
  const sides = steps.map((y) => `<g transform="translate(0 ${y})">${path(outline, side)}</g>`)
  return sides.join('') + path(outline, top)
}

/** Between two colours: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16)
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(first, index) * (1 - share) + channel(second, index) * share
    return Math.round(value).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

export function paler(colour: string, share = 0.3): string {
  return mix(colour, '#fff8e8', share)
}

export function deeper(colour: string, share = 0.3): string {
  return mix(colour, '#2a1020', share)
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list, by a number from 0 to 1. */
export function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[Math.floor(number * values.length)]
  if (value === undefined) throw new Error('Nothing to pick from')
  return value
}
