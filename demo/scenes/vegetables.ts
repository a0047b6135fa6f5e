import { gotukola, leek, tie } from '../parts/leaves.ts'
import { item, items } from '../parts/lit.ts'
import {
  brinjal,
  carrots,
  chillies,
  greenBeans,
  onion,
  onionHalf,
  potato,
  pumpkin,
  pumpkinWedge,
  three,
  tomato,
} from '../parts/vegetables.ts'

export const vegetableScenes = {
  carrots: carrots(),
  'green-beans': greenBeans(),
  leeks:
    items(leek(), [
      { x: 36, y: 52, size: 88, turn: -6 },
      { x: 64, y: 52, size: 88, turn: 6 },
      { x: 50, y: 51, size: 96 },
    ]) + tie(70, 24),
  'big-onions':
    item(onion(), { x: 34, y: 38, size: 62, turn: -8 }) +
    item(onion(), { x: 68, y: 44, size: 58, turn: 12 }) +
    item(onionHalf(), { x: 46, y: 70, size: 52, turn: -6 }, 'flat'),
  potatoes: three(potato('#d3a267'), [52, 54, 60]),
  tomatoes: three(tomato(), [50, 50, 56]),
  brinjals: items(brinjal(), [
    { x: 60, y: 36, size: 78, turn: 10 },
    { x: 40, y: 58, size: 82, turn: -6 },
  ]),
  pumpkin:
    item(pumpkin(), { x: 42, y: 38, size: 80 }, 'full') +
    item(pumpkinWedge(), { x: 64, y: 70, size: 62, turn: -8 }, 'flat'),
  'green-chillies': chillies(['#5ca838', '#4a9630', '#74b845']),
  gotukola: gotukola(),
}
