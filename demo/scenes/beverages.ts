import { coffeeBean, drinkingWater } from '../parts/drinks.ts'
import { kingCoconut, passionHalf, woodAppleHalf } from '../parts/fruits.ts'
import { lying, powder } from '../parts/heaps.ts'
import { leaf } from '../parts/leaves.ts'
import { item, items } from '../parts/lit.ts'
import { cupMark, flowerMark, leafMark, lozenge, onDisc, sunMark } from '../parts/marks.ts'
import { bottle, box, carton, grains, jar, pouch } from '../parts/packs.ts'
import { teaBag } from '../parts/spices.ts'
import { blackTea } from '../parts/staples.ts'
import { glass, mug } from '../parts/tableware.ts'
import { root } from '../parts/vegetables.ts'

export const beverageScenes = {
  'ceylon-black-tea':
    item(
      pouch({ colour: '#a31b13', band: '#f6b21b', mark: onDisc('#f6b21b', leafMark('#0c4b30')) }),
      { x: 42, y: 44, size: 90 },
      'thin',
    ) + lying(blackTea(), { x: 66, y: 82, width: 66 }),
  'ceylon-tea-bags':
    item(
      box({ colour: '#f6b21b', band: '#0c4b30', mark: onDisc('#0c4b30', leafMark('#ffd75a')) }),
      { x: 44, y: 44, size: 86 },
      'thin',
    ) + item(teaBag(), { x: 70, y: 68, size: 58, turn: 10 }, 'thin'),
  'ground-coffee':
    item(
      pouch({ colour: '#3a2a22', band: '#c98b2f', mark: cupMark('#ecc27a') }),
      { x: 42, y: 43, size: 88 },
      'thin',
    ) +
    lying(powder('#6b4226', ['#4a2c18']), { x: 64, y: 80, width: 62 }) +
    items(
      coffeeBean(),
      [
        { x: 84, y: 60, size: 13, turn: 20 },
        { x: 34, y: 86, size: 14, turn: -30 },
        { x: 92, y: 72, size: 12, turn: 80 },
      ],
      'thin',
    ),
  'king-coconut':
    item(kingCoconut(), { x: 34, y: 44, size: 72, turn: -8 }, 'full') +
    item(kingCoconut(true), { x: 66, y: 58, size: 74, turn: 4 }, 'full'),
  'ginger-beer':
    item(
      bottle({
        liquid: '#b5732a',
        colour: '#f6e3b0',
        band: '#0c4b30',
        cap: '#c8281e',
        mark: sunMark('#b5732a'),
        from: 26,
      }),
      { x: 40, y: 49, size: 98 },
      'thin',
    ) + item(root('#d9a860', '#f3dc8c'), { x: 68, y: 78, size: 54 }, 'flat'),
  'passion-fruit-cordial':
    item(
      bottle({
        liquid: '#f0a41c',
        colour: '#fffdf7',
        band: '#6d2f52',
        cap: '#6d2f52',
        mark: flowerMark('#6d2f52', '#f6b21b'),
      }),
      { x: 38, y: 49, size: 98 },
      'thin',
    ) + item(passionHalf('#6d2f52'), { x: 68, y: 76, size: 44 }, 'flat'),
  'wood-apple-nectar':
    item(
      carton({ colour: '#8a4a22', band: '#e9c68c', mark: leafMark('#f3e2c4') }),
      { x: 40, y: 48, size: 96 },
      'thin',
    ) + item(woodAppleHalf(), { x: 70, y: 76, size: 46 }, 'flat'),
  'drinking-water': drinkingWater(),
  'malted-chocolate-drink':
    item(
      jar(grains(powder('#8a5530'), '#8a5530'), {
        lid: '#c8281e',
        label: '#0c6b3a',
        mark: cupMark('#ffd75a'),
      }),
      { x: 38, y: 44, size: 84 },
      'thin',
    ) + item(mug('#fbf6e8', '#6b3f22'), { x: 70, y: 72, size: 52 }, 'thin'),
  'faluda-syrup':
    item(
      bottle({
        liquid: '#d92f5f',
        colour: '#ffe9ee',
        band: '#d92f5f',
        cap: '#fbf6e8',
        mark: lozenge('#d92f5f', '#fff'),
      }),
      { x: 36, y: 49, size: 98 },
      'thin',
    ) +
    item(glass('#f49bb4'), { x: 70, y: 66, size: 62 }, 'thin') +
    item(leaf('#4c9236'), { x: 84, y: 34, size: 16 }, 'thin'),
}
