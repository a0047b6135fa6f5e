import { lying, powder } from '../parts/heaps.ts'
import { bananaLeaf, leaf, moringa, saladLeaves } from '../parts/leaves.ts'
import { item, items } from '../parts/lit.ts'
import { cupMark, dropMark, earMark, leafMark, onDisc } from '../parts/marks.ts'
import { egg } from '../parts/meat.ts'
import { bottle, filling, jar, paperBag, pouch, tin } from '../parts/packs.ts'
import { dipper, honeycomb, jaggery } from '../parts/spices.ts'
import { greenTea, redRaw, straw } from '../parts/staples.ts'
import { basket, bowl, pool } from '../parts/tableware.ts'
import { coconutHalf } from '../parts/vegetables.ts'

const organic = onDisc('#fffdf7', leafMark('#2e8b3d'))
const eggs =
  items(
    egg('#e9c09a'),
    [
      { x: 30, y: 52, size: 34, turn: -20 },
      { x: 70, y: 52, size: 34, turn: 20 },
      { x: 50, y: 44, size: 36 },
    ],
    'flat',
  ) +
  items(
    egg('#f6e6d2'),
    [
      { x: 38, y: 66, size: 36, turn: -50 },
      { x: 64, y: 67, size: 36, turn: 42 },
    ],
    'flat',
  )

export const organicScenes = {
  'organic-red-rice':
    item(
      pouch({ colour: '#c9a06a', band: '#0c4b30', mark: organic }, redRaw()),
      { x: 42, y: 46, size: 92 },
      'thin',
    ) + lying(redRaw(), { x: 68, y: 84, width: 58 }),
  'organic-virgin-coconut-oil':
    item(
      bottle({
        liquid: '#f1f3e6',
        colour: '#fffdf7',
        band: '#2e8b3d',
        cap: '#2e8b3d',
        mark: leafMark('#2e8b3d'),
        clear: true,
      }),
      { x: 38, y: 49, size: 98 },
      'thin',
    ) + item(coconutHalf(), { x: 68, y: 76, size: 54 }, 'flat'),
  'organic-kithul-treacle':
    item(
      bottle({
        liquid: '#5c2c12',
        colour: '#f3e2c4',
        band: '#8a5714',
        cap: '#3a2a22',
        mark: dropMark('#8a4a1c'),
      }),
      { x: 44, y: 49, size: 98 },
      'thin',
    ) + item(bowl('#b5592e', pool('#6b3414')), { x: 74, y: 80, size: 42 }, 'thin'),
  'organic-kithul-jaggery':
    item(bananaLeaf(), { x: 50, y: 64, size: 100 }, 'flat') +
    items(jaggery(), [
      { x: 38, y: 38, size: 52, turn: -6 },
      { x: 64, y: 46, size: 54, turn: 6 },
      { x: 46, y: 66, size: 58 },
    ]),
  'wild-bee-honey':
    item(honeycomb(), { x: 74, y: 66, size: 48, turn: 8 }, 'flat') +
    item(
      jar(filling('#e8951a', 34), { lid: '#8a5714', label: '#fff3c9', mark: dropMark('#d9820f') }),
      { x: 40, y: 50, size: 86 },
      'thin',
    ) +
    item(dipper(), { x: 76, y: 30, size: 46 }, 'thin'),
  'organic-free-range-eggs': basket(straw() + eggs),
  'organic-kurakkan-flour':
    item(
      paperBag({ colour: '#d9b582', band: '#0c4b30', mark: earMark('#6b3a2a') }),
      { x: 60, y: 42, size: 82 },
      'thin',
    ) + item(bowl('#8a5a32', powder('#8f6f68', ['#5f443f'])), { x: 34, y: 74, size: 58 }, 'thin'),
  'organic-moringa-powder':
    item(moringa(), { x: 74, y: 34, size: 60, turn: 28 }, 'thin') +
    item(bowl('#f5efe0', powder('#6f9a3a')), { x: 46, y: 64, size: 86 }, 'thin'),
  'organic-green-salad-mix': saladLeaves(),
  'organic-green-tea':
    item(
      tin(
        { colour: '#5d8a4a', band: '#ffd75a', mark: onDisc('#fffdf7', cupMark('#3f6b33')) },
        { lid: '#c9a45a' },
      ),
      { x: 40, y: 42, size: 80 },
      'thin',
    ) +
    lying(greenTea(), { x: 66, y: 82, width: 64 }) +
    item(leaf('#5fa93f'), { x: 84, y: 56, size: 24 }, 'thin'),
}
