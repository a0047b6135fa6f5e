import { bananaLeaf } from '../parts/leaves.ts'
import { item, items } from '../parts/lit.ts'
import {
  belly,
  breastFillet,
  curryCut,
  drumstick,
  eggCarton,
  joint,
  meatTray,
  mince,
  onTray,
  sausages,
  wholeChicken,
} from '../parts/meat.ts'

/** Pale and small cuts lie on a leaf, as on a butcher's counter. */
const onLeaf = item(bananaLeaf(), { x: 50, y: 58, size: 100, tall: 1.2 }, 'flat')

export const meatScenes = {
  'whole-chicken': onLeaf + wholeChicken(),
  'chicken-breast':
    onLeaf +
    items(breastFillet(), [
      { x: 58, y: 38, size: 70, turn: -14 },
      { x: 44, y: 60, size: 74, turn: 8 },
    ]),
  'chicken-drumsticks': items(drumstick(), [
    { x: 66, y: 34, size: 62, turn: 18 },
    { x: 34, y: 42, size: 64, turn: -20 },
    { x: 58, y: 66, size: 66, turn: 4 },
  ]),
  'chicken-curry-cut': meatTray(curryCut({ flesh: '#ef9f8e', fat: '#f6ccb4' })),
  'beef-boneless':
    item(joint(), { x: 56, y: 36, size: 78, turn: -6 }, 'flat') +
    item(joint(), { x: 46, y: 62, size: 86, turn: 5 }, 'flat'),
  'beef-mince': onTray(mince()),
  'mutton-curry-cut': onLeaf + curryCut({ flesh: '#a8323c', fat: '#e9c3ab', ring: true }),
  'pork-belly': item(belly(), { x: 50, y: 48, size: 104 }, 'thin'),
  'chicken-sausages': sausages(),
  'farm-eggs': eggCarton('#b9b3a6', ['#d9965f', '#e2a670', '#cf8a54']),
}
