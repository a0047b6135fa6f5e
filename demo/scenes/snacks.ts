import { cracker, diamond, onBananaLeaf } from '../parts/bakery.ts'
import { leaf } from '../parts/leaves.ts'
import { cast, item, items } from '../parts/lit.ts'
import { sunMark } from '../parts/marks.ts'
import { cone, pouch } from '../parts/packs.ts'
import {
  cashews,
  chips,
  kokis,
  mixture,
  murukku,
  peanutShell,
  peanuts,
  sesameBall,
  wrappedSweet,
} from '../parts/sweets.ts'
import { bowl } from '../parts/tableware.ts'
import { chilli } from '../parts/vegetables.ts'

export const snackScenes = {
  'roasted-cashew-nuts': bowl('#2e6b5a', cashews(['#f0d3a0', '#e6c084', '#f6e0b8'])),
  'devilled-cashew-nuts':
    cone('#f3ead2', cashews(['#d9662c', '#c44c20', '#e58a4a'])) +
    item(leaf('#4c8a35'), { x: 30, y: 18, size: 22, turn: 20 }, 'thin') +
    item(chilli('#c8281e'), { x: 76, y: 22, size: 26, turn: -10 }, 'thin'),
  'roasted-peanuts':
    cone('#d9b582', peanuts()) +
    item(peanutShell(), { x: 22, y: 78, size: 38, turn: -20 }, 'flat') +
    item(peanutShell(), { x: 78, y: 84, size: 38, turn: 14 }, 'flat'),
  'spicy-murukku': items(
    murukku(),
    [
      { x: 66, y: 34, size: 64, turn: 120 },
      { x: 39, y: 62, size: 72 },
    ],
    'thin',
  ),
  'hot-mixture': bowl('#a31b13', mixture()),
  'cassava-chips':
    item(
      pouch({ colour: '#f6b21b', band: '#c8281e', mark: sunMark('#fffdf7') }),
      { x: 40, y: 42, size: 84 },
      'thin',
    ) +
    cast(
      `<g transform="translate(62 76) scale(0.74) translate(-50 -64)">${chips('#f6dc8a', 15)}</g>`,
    ),
  kokis: items(kokis(), [{ x: 50, y: 50, size: 98, turn: 12 }], 'thin'),
  'thala-guli':
    items(sesameBall(), [
      { x: 36, y: 38, size: 38 },
      { x: 64, y: 36, size: 38 },
      { x: 50, y: 54, size: 40 },
    ]) +
    items(
      wrappedSweet('#fdf6e3'),
      [
        { x: 28, y: 72, size: 50, turn: -14 },
        { x: 72, y: 74, size: 52, turn: 12 },
      ],
      'flat',
    ),
  'kalu-dodol': onBananaLeaf(diamond('#4a2318', '#2c120c', ['#e9cfa0', '#d9b77c'])),
  'cream-crackers': items(
    cracker(),
    [
      { x: 38, y: 34, size: 56, turn: -14 },
      { x: 66, y: 40, size: 56, turn: 12 },
      { x: 48, y: 66, size: 60, turn: -4 },
    ],
    'thin',
  ),
}
