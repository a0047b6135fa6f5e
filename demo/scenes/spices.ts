import { lying, powder } from '../parts/heaps.ts'
import { currySprig } from '../parts/leaves.ts'
import { item } from '../parts/lit.ts'
import { flowerMark, leafMark, onDisc } from '../parts/marks.ts'
import { grains, jar, pouch, tin } from '../parts/packs.ts'
import { cinnamon, gorakaHeap, pods } from '../parts/spices.ts'
import { chilliFlakes, crystals, peppercorns } from '../parts/staples.ts'
import { bowl, spoon } from '../parts/tableware.ts'
import { chilli, root } from '../parts/vegetables.ts'

export const spiceScenes = {
  'roasted-curry-powder':
    item(bowl('#3f4a52', powder('#6b3a1c', ['#4a2410'])), { x: 50, y: 58, size: 96 }, 'thin') +
    item(currySprig(), { x: 80, y: 28, size: 48, turn: 24 }, 'thin'),
  'raw-curry-powder':
    item(
      pouch(
        { colour: '#e39a00', band: '#8a4c12', mark: flowerMark('#fff3d9', '#8a4c12') },
        powder('#c9923c'),
      ),
      { x: 42, y: 44, size: 90 },
      'thin',
    ) + lying(powder('#c9923c', ['#a8742a']), { x: 66, y: 82, width: 62 }),
  'chilli-powder':
    lying(powder('#c62a1c'), { x: 50, y: 66, width: 96 }) +
    item(spoon('#c98b4f', '#d8402a'), { x: 68, y: 34, size: 58, turn: -96 }, 'flat') +
    item(chilli('#a3160f', '#7a6a2c'), { x: 30, y: 84, size: 46, turn: -10 }, 'flat'),
  'chilli-flakes':
    jar(grains(chilliFlakes(), '#86140f'), { lid: '#3a2a22' }) +
    item(chilli('#b81f1a', '#7a6a2c'), { x: 74, y: 84, size: 48, turn: -34 }, 'flat'),
  'turmeric-powder':
    item(root('#c98a35', '#f08a12'), { x: 62, y: 34, size: 70, turn: -8 }, 'flat') +
    lying(powder('#f0a818'), { x: 44, y: 72, width: 84 }),
  'cinnamon-quills': cinnamon(),
  'black-pepper': item(bowl('#c98b4f', peppercorns()), { x: 50, y: 56, size: 98 }, 'thin'),
  cardamom: pods(['#9db858', '#86a346', '#b4c878']),
  goraka: gorakaHeap(),
  'table-salt':
    item(
      tin(
        { colour: '#1f5fa0', band: '#fffdf7', mark: onDisc('#fffdf7', leafMark('#1f5fa0')) },
        { lid: '#d6dee4' },
      ),
      { x: 40, y: 42, size: 80, tall: 1.05 },
      'thin',
    ) + lying(crystals(), { x: 66, y: 83, width: 62 }),
}
