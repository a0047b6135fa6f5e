import {
  butter,
  cheeseBlock,
  cheeseWedges,
  creamSwirl,
  curdPot,
  iceCreamTub,
  yoghurtCup,
} from '../parts/dairy.ts'
import { lying, powder } from '../parts/heaps.ts'
import { item, items } from '../parts/lit.ts'
import { cowMark, dropMark, flowerMark, onDisc } from '../parts/marks.ts'
import { brick, carton, tin } from '../parts/packs.ts'
import { glass, spoon } from '../parts/tableware.ts'

const cow = onDisc('#fffdf7', cowMark('#4a3a34', '#f2b6a0'))
const chocolateMilk = brick(
  { colour: '#6b3f22', band: '#f6b21b', mark: dropMark('#ffefc0') },
  '#fbf6e8',
)

export const dairyScenes = {
  'fresh-milk':
    item(
      carton({ colour: '#f4fafc', band: '#2f9ac0', mark: cowMark('#3a3a44', '#f2b6a0') }),
      { x: 38, y: 47, size: 94 },
      'thin',
    ) + item(glass('#fffdf6'), { x: 72, y: 70, size: 52 }, 'thin'),
  'full-cream-milk-powder':
    item(
      tin({ colour: '#e8b92e', band: '#2458a0', mark: cow }, { lid: '#d6dee4' }),
      { x: 42, y: 42, size: 82 },
      'thin',
    ) +
    lying(powder('#fff6dc'), { x: 64, y: 83, width: 62 }) +
    item(spoon('#9fb4c4', '#fff6dc'), { x: 72, y: 66, size: 40 }, 'thin'),
  'salted-butter': item(butter(), { x: 50, y: 48, size: 100 }, 'thin'),
  'cheddar-cheese': cheeseBlock(),
  'cheese-wedges': cheeseWedges(),
  'set-yoghurt':
    items(
      yoghurtCup(),
      [
        { x: 22, y: 32, size: 38 },
        { x: 50, y: 30, size: 38 },
        { x: 78, y: 32, size: 38 },
        { x: 24, y: 66, size: 44 },
        { x: 76, y: 66, size: 44 },
      ],
      'thin',
    ) + item(yoghurtCup(true), { x: 50, y: 68, size: 46 }, 'thin'),
  'buffalo-curd': curdPot(),
  'vanilla-ice-cream': iceCreamTub('#fdf0c2', '#e3a92c'),
  'chocolate-milk': items(
    chocolateMilk,
    [
      { x: 28, y: 36, size: 56 },
      { x: 52, y: 33, size: 56 },
      { x: 76, y: 30, size: 56 },
      { x: 22, y: 68, size: 60 },
      { x: 48, y: 66, size: 60 },
      { x: 74, y: 63, size: 60 },
    ],
    'thin',
  ),
  'cooking-cream':
    item(
      brick({ colour: '#f9efe0', band: '#c8281e', mark: flowerMark('#c8281e', '#f6b21b') }),
      { x: 38, y: 44, size: 88 },
      'thin',
    ) + item(creamSwirl(), { x: 68, y: 74, size: 54 }, 'flat'),
}
