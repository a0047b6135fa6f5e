import { diamond, onBananaLeaf } from '../parts/bakery.ts'
import { lying, powder } from '../parts/heaps.ts'
import { ear } from '../parts/leaves.ts'
import { item } from '../parts/lit.ts'
import { earMark, leafMark, lozenge, onDisc, sunMark } from '../parts/marks.ts'
import { openSack, paperBag, pouch, sack } from '../parts/packs.ts'
import { basmati, nadu, parboiled, redNadu, redRaw, samba } from '../parts/staples.ts'
import { basket, bowl, spoon } from '../parts/tableware.ts'

export const riceScenes = {
  'keeri-samba-rice':
    item(
      sack({ colour: '#fbf6e8', band: '#2e8b3d', mark: lozenge('#2e8b3d', '#f6b21b') }),
      { x: 44, y: 44, size: 88 },
      'thin',
    ) + lying(samba(), { x: 66, y: 80, width: 62 }),
  'white-samba-rice':
    openSack('#c99f62', parboiled()) +
    item(spoon('#a8672f', '#f3e3b8'), { x: 72, y: 26, size: 46, turn: 8 }, 'flat'),
  'white-nadu-rice':
    item(
      sack({ colour: '#f7f3ea', band: '#2f78c0', mark: onDisc('#2f78c0', earMark('#ffd75a')) }),
      { x: 56, y: 42, size: 84 },
      'thin',
    ) + item(bowl('#b5592e', nadu()), { x: 34, y: 72, size: 56 }, 'thin'),
  'red-nadu-rice': openSack('#b98d54', redNadu()),
  'red-raw-rice':
    item(
      sack({ colour: '#f3e2c4', band: '#a31b13', mark: sunMark('#a31b13') }),
      { x: 42, y: 42, size: 84 },
      'thin',
    ) + item(bowl('#3f4a52', redRaw()), { x: 66, y: 73, size: 58 }, 'thin'),
  'white-raw-rice':
    basket(nadu(['#ffffff', '#f8f8f4', '#eef0ea'])) +
    item(ear('#dca93a'), { x: 74, y: 34, size: 62, turn: 20 }, 'thin'),
  'basmati-rice':
    item(
      pouch({ colour: '#5a2a72', band: '#f6b21b', mark: lozenge('#f6b21b', '#5a2a72') }),
      { x: 42, y: 45, size: 92 },
      'thin',
    ) + lying(basmati(), { x: 66, y: 82, width: 66 }),
  'suwandel-rice':
    item(
      paperBag({ colour: '#d9b582', band: '#f5efe0', mark: leafMark('#4c8a35') }),
      { x: 40, y: 46, size: 88 },
      'thin',
    ) +
    item(ear('#cf9a34'), { x: 80, y: 38, size: 58, turn: 8 }, 'thin') +
    lying(samba(), { x: 68, y: 83, width: 56 }),
  'milk-rice': onBananaLeaf(diamond('#fffdf3', '#e3d9bf')),
  'roasted-red-rice-flour':
    item(
      paperBag({ colour: '#f5efe0', band: '#a8523a', mark: earMark('#a8523a') }),
      { x: 40, y: 43, size: 84 },
      'thin',
    ) + item(bowl('#8a5a32', powder('#c98f70')), { x: 66, y: 74, size: 56 }, 'thin'),
}
