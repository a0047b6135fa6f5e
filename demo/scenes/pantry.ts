import { lying, powder } from '../parts/heaps.ts'
import { ear } from '../parts/leaves.ts'
import { item } from '../parts/lit.ts'
import { coconutMark, earMark, fishMark, lozenge, onDisc } from '../parts/marks.ts'
import { bottle, grains, jar, openSack, paperBag, pouch, tin } from '../parts/packs.ts'
import { noodleNest } from '../parts/spices.ts'
import { chickpeas, crystals, greenGram, lentils } from '../parts/staples.ts'
import { bowl } from '../parts/tableware.ts'
import { coconut, coconutHalf } from '../parts/vegetables.ts'

export const pantryScenes = {
  'red-lentils': item(bowl('#f5efe0', lentils()), { x: 50, y: 56, size: 98 }, 'thin'),
  chickpeas: jar(grains(chickpeas(), '#a97a3c'), { lid: '#8a5714' }),
  'green-gram': openSack('#c9a870', greenGram()),
  'white-sugar':
    item(
      paperBag({ colour: '#f7f5f0', band: '#e86a8a', mark: lozenge('#e86a8a', '#fff') }),
      { x: 40, y: 43, size: 86 },
      'thin',
    ) + lying(crystals(), { x: 66, y: 82, width: 64 }),
  'wheat-flour':
    item(
      paperBag({ colour: '#e9d3a4', band: '#2458a0', mark: earMark('#2458a0') }),
      { x: 42, y: 43, size: 86 },
      'thin',
    ) +
    item(ear('#dca93a'), { x: 84, y: 40, size: 50, turn: 14 }, 'thin') +
    lying(powder('#fbf5e6'), { x: 66, y: 82, width: 66 }),
  'coconut-oil': item(
    bottle({
      liquid: '#f4cf4a',
      colour: '#0c6b3a',
      band: '#ffd75a',
      cap: '#0c6b3a',
      mark: coconutMark('#6b4326'),
    }),
    { x: 50, y: 50, size: 100 },
    'thin',
  ),
  'coconut-milk-powder':
    item(
      pouch({
        colour: '#3fa0b8',
        band: '#fffdf7',
        mark: onDisc('#fffdf7', coconutMark('#6b4326')),
      }),
      { x: 42, y: 44, size: 90 },
      'thin',
    ) +
    item(coconutHalf(), { x: 74, y: 64, size: 42 }, 'flat') +
    lying(powder('#fffdf6'), { x: 52, y: 86, width: 50 }),
  coconut: item(coconut(), { x: 50, y: 52, size: 92 }, 'full'),
  'canned-mackerel': item(
    tin(
      { colour: '#c8281e', band: '#ffd75a', mark: fishMark('#fffdf7') },
      { lid: '#c3ccd2', ribbed: true },
    ),
    { x: 50, y: 50, size: 92, tall: 0.96 },
    'thin',
  ),
  'egg-noodles':
    item(noodleNest(), { x: 34, y: 36, size: 60 }, 'flat') +
    item(noodleNest(), { x: 70, y: 44, size: 56, turn: 40 }, 'flat') +
    item(noodleNest(), { x: 48, y: 70, size: 60, turn: 80 }, 'flat'),
}
