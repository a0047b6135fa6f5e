/**
 * The one hand of the demo's pictures: light from the upper left, deeper and cooler colour at the lower
 * right, a soft shadow on what lies behind. Parts are flat colours in a box of 100 by 100 units; what is
 * placed in a scene is lit here, after it was turned, so that the light always falls from one side.
 */

/** How far light and shade reach in from the edge, in units of the scene. */
const depths = { thin: 1, flat: 2, round: 4, full: 7 } as const
export type Depth = keyof typeof depths

type Place = {
  /** Where the middle of the part's box is. */
  x: number
  y: number
  size: number
  turn?: number
  /** Mirrored left to right, before it is turned. */
  flip?: boolean
  /** How high it is for its width: 0.5 makes a disc an ellipse. */
  tall?: number
}

/** The filters that `lit` and `cast` name; every picture has them, with or without the cast shadows. */
export function lightAndShadow(withShadows: boolean): string {
  const shadow = withShadows
    ? '<feDropShadow dx="0.8" dy="1.6" stdDeviation="1.3" flood-color="#2b1a14" flood-opacity="0.36"/>'
    : '<feOffset/>'
  return [
    ...Object.entries(depths).map(([name, depth]) => lightFilter(name, depth)),
    `<filter id="cast" x="-20%" y="-20%" width="140%" height="150%">${shadow}</filter>`,
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="1.6"/></filter>',
  ].join('')
}

function lightFilter(name: string, depth: number): string {
  const deep = 'type="gamma" exponent="1.75"'
  return `<filter id="${name}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
    <feGaussianBlur in="SourceAlpha" stdDeviation="${depth}" result="blurred"/>
    <feOffset in="blurred" dx="${-0.8 * depth}" dy="${-1.1 * depth}" result="upper"/>
    <feOffset in="blurred" dx="${0.6 * depth}" dy="${0.9 * depth}" result="lower"/>
    <feComponentTransfer in="SourceGraphic" result="deep">
      <feFuncR ${deep} amplitude="0.76"/><feFuncG ${deep} amplitude="0.72"/><feFuncB ${deep} amplitude="0.8"/>
    </feComponentTransfer>
    <feComposite in="deep" in2="upper" operator="out" result="shade"/>
    <feFlood flood-color="#fffae6" flood-opacity="0.62"/>
    <feComposite in2="SourceAlpha" operator="in"/>
    <feComposite in2="lower" operator="out" result="light"/>
    <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge>
  </filter>`
}

/** Makes a volume of flat colours. */
export function lit(content: string, depth: Depth = 'round'): string {
  return `<g filter="url(#${depth})">${content}</g>`
}

/** Casts a shadow on what was drawn before. */
export function cast(content: string): string {
  return `<g filter="url(#cast)">${content}</g>`
}

/** A part at a place, as it is: for what has its own light, and for parts of parts. */
export function at(part: string, { x, y, size, turn = 0, flip = false, tall = 1 }: Place): string {
  const scale = size / 100
  const across = flip ? -scale : scale
  const turned = turn ? ` rotate(${turn})` : ''
  return `<g transform="translate(${x} ${y})${turned} scale(${across} ${scale * tall}) translate(-50 -50)">${part}</g>`
}

/** A part at a place, lit, with its shadow. */
export function item(part: string, place: Place, depth: Depth = 'round'): string {
  return cast(lit(at(part, place), depth))
}

/** Several of one part, the first one at the back. */
export function items(part: string, places: readonly Place[], depth?: Depth): string {
  return places.map((place) => item(part, place, depth)).join('')
}
