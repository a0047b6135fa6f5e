import {
  chunk,
  crab,
  cutFish,
  cuttlefish,
  fish,
  loinSteak,
  prawn,
  slice,
  sprats,
  stacked,
} from '../parts/fish.ts'
import { at, item, items } from '../parts/lit.ts'
import { basket } from '../parts/tableware.ts'

const skipjack = { flesh: '#b8434a', skin: '#34537c', belly: '#dfe6ea', bars: '#24344f' }
const prawnShell = { shell: '#f5a98c', band: '#d9705c', leg: '#e2806a' }

export const fishScenes = {
  'yellowfin-tuna-steaks':
    item(loinSteak({ flesh: '#c8313f', skin: '#33405e' }), { x: 56, y: 34, size: 74, turn: 8 }) +
    item(loinSteak({ flesh: '#d8404a', skin: '#33405e' }), { x: 46, y: 62, size: 80, turn: -6 }),
  'skipjack-curry-cut':
    item(chunk(skipjack), { x: 68, y: 27, size: 54 }, 'flat') +
    item(chunk(skipjack), { x: 29, y: 46, size: 56 }, 'flat') +
    item(chunk(skipjack), { x: 66, y: 70, size: 60 }, 'flat'),
  'seer-fish-slices': stacked(
    slice({ flesh: '#f3c9b4', skin: '#6f8c9f', belly: '#b9cbd4' }),
    'flat',
    70,
  ),
  'trevally-curry-cut': at(
    cutFish({ back: '#7d9a9a', belly: '#f1f0df', fin: '#e0b443' }, '#eeb9a5'),
    { x: 46, y: 50, size: 90, tall: 1.4 },
  ),
  sardines: items(
    fish({ back: '#41789c', belly: '#e4ecee', fin: '#88a9ba' }),
    [
      { x: 52, y: 24, size: 94, turn: -11, tall: 0.68 },
      { x: 49, y: 48, size: 96, turn: -8, tall: 0.68 },
      { x: 51, y: 73, size: 96, turn: -11, tall: 0.68 },
    ],
    'flat',
  ),
  'indian-scad': items(
    fish({ back: '#5c8f74', belly: '#f0ecd2', fin: '#d9b24a', stripe: '#f0c032' }),
    [
      { x: 51, y: 35, size: 96, turn: 16, tall: 0.66 },
      { x: 49, y: 64, size: 98, turn: -10, tall: 0.7 },
    ],
    'flat',
  ),
  prawns: items(
    prawn(prawnShell),
    [
      { x: 67, y: 36, size: 66, turn: 14 },
      { x: 38, y: 62, size: 70, turn: -14 },
    ],
    'thin',
  ),
  cuttlefish: item(cuttlefish({ shell: '#e9cdbb', band: '#97616a', leg: '#dcb7a9' }), {
    x: 50,
    y: 49,
    size: 92,
    turn: 8,
  }),
  'lagoon-crabs': item(
    crab({ shell: '#5f8a78', band: '#e08a4a', leg: '#7d8f63' }),
    { x: 50, y: 50, size: 98 },
    'flat',
  ),
  'dried-sprats': basket(sprats()),
}
