/** Colours from `ui/tokens.css`, which an SVG picture cannot read. */
export const palette = {
  leaf: '#2e8b3d',
  turmeric: '#f6b21b',
  husk: '#85754e',
  husk200: '#e8dcc0',
  reed: '#8a5714',
  lagoon: '#0b5874',
  slipRule: '#b89b57',
}
