import { readFileSync } from 'node:fs'
import { icons } from '@iconify-json/fluent-emoji'
import sharp, { type Sharp } from 'sharp'

const root = new URL('..', import.meta.url)
const tokens = readFileSync(new URL('ui/tokens.css', root), 'utf8')
const emojiUnits = 32

/** A colour of the brand by its token's name, such as "fish" or "fish-thread". */
export function colour(token: string): string {
  const value = new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!value) throw new Error(`ui/tokens.css has no colour "${token}"`)
  return value
}

type Place = { x: number; y: number; size: number; turn?: number }

/** The emoji as a part of a larger drawing; the ids of its parts are unique in the whole set. */
export function emoji(name: string, { x, y, size, turn = 0 }: Place): string {
  const body = icons.icons[name]?.body
  if (!body) throw new Error(`Fluent Emoji has no "${name}"`)
  const turned = `rotate(${turn} ${x + size / 2} ${y + size / 2})`
  return `<g transform="${turned} translate(${x} ${y}) scale(${size / emojiUnits})">${body}</g>`
}

type Tile = { x?: number; y?: number; height: number }

/** One of the brand's woven patterns, as a fill. */
export function pattern(file: string, thread: string, { x = 0, y = 0, height }: Tile) {
  const svg = readFileSync(new URL(`public/brand/${file}.svg`, root), 'utf8')
  const [, columns, rows] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const path = /<path d="([^"]+)"/.exec(svg)?.[1]
  if (!columns || !rows || !path) throw new Error(`public/brand/${file}.svg is not one path`)
  const cell = height / Number(rows)
  const place = `x="${x}" y="${y}" width="${Number(columns) * cell}" height="${height}"`
  const cells = `<path transform="scale(${cell})" fill="${thread}" d="${path}"/>`
  return {
    definition: `<pattern id="${file}" patternUnits="userSpaceOnUse" ${place}>${cells}</pattern>`,
    fill: `url(#${file})`,
  }
}

/** The soft shadow beneath produce. */
export function shadow(drop: number): string {
  const blur = `dx="0" dy="${drop}" stdDeviation="${drop * 0.8}"`
  const ink = `flood-color="${colour('ink')}" flood-opacity="0.22"`
  return `<filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow ${blur} ${ink}/></filter>`
}

export type Canvas = { width: number; height: number; units?: [number, number] }

/** Draws the content at `width` by `height` pixels; the content may use other units. */
export function draw({ width, height, units = [width, height] }: Canvas, content: string): Sharp {
  const view = `viewBox="0 0 ${units.join(' ')}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>${content}</svg>`
  return sharp(Buffer.from(svg))
}
