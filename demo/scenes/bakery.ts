import {
  bun,
  butterCake,
  crocodileBun,
  cupcake,
  flatBreads,
  foldedRoti,
  pastry,
  roastLoaf,
  slicedLoaf,
  triangleBun,
} from '../parts/bakery.ts'
import { item, items } from '../parts/lit.ts'

export const bakeryScenes = {
  'sandwich-bread': slicedLoaf(),
  'roast-paan': items(roastLoaf(), [
    { x: 54, y: 36, size: 86, turn: -10 },
    { x: 48, y: 62, size: 92, turn: 6 },
  ]),
  'tea-buns': items(bun(), [
    { x: 50, y: 26, size: 50 },
    { x: 26, y: 46, size: 50 },
    { x: 75, y: 46, size: 50 },
    { x: 50, y: 66, size: 54 },
  ]),
  'kimbula-banis': items(crocodileBun(), [
    { x: 54, y: 28, size: 86, turn: -6 },
    { x: 46, y: 50, size: 88, turn: 2 },
    { x: 54, y: 73, size: 90, turn: -4 },
  ]),
  'fish-buns': items(triangleBun(), [
    { x: 30, y: 38, size: 54, turn: -10 },
    { x: 70, y: 38, size: 54, turn: 10 },
    { x: 50, y: 66, size: 60 },
  ]),
  'godamba-roti': items(
    foldedRoti(),
    [
      { x: 50, y: 74, size: 96 },
      { x: 52, y: 62, size: 94, turn: 3 },
      { x: 48, y: 50, size: 94, turn: -3 },
      { x: 52, y: 38, size: 92, turn: 2 },
      { x: 49, y: 26, size: 92, turn: -4 },
    ],
    'thin',
  ),
  'pol-roti': flatBreads('#e9cf9a', { layers: 5, thickness: 10, flecked: true }),
  'butter-cake': butterCake(),
  'chocolate-cupcakes':
    item(cupcake('#5c3018', '#c8281e'), { x: 30, y: 38, size: 54 }, 'thin') +
    item(cupcake('#5c3018', '#c8281e'), { x: 70, y: 38, size: 54 }, 'thin') +
    item(cupcake('#6b3a1e', '#c8281e'), { x: 50, y: 64, size: 62 }, 'thin'),
  'chicken-pastries': items(pastry(), [
    { x: 32, y: 32, size: 54, turn: -8 },
    { x: 70, y: 36, size: 54, turn: 10 },
    { x: 30, y: 64, size: 56, turn: 6 },
    { x: 68, y: 70, size: 58, turn: -6 },
  ]),
}
