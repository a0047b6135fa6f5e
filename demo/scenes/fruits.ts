import {
  apple,
  avocado,
  avocadoHalf,
  banana,
  bananaHand,
  mandarin,
  mandarinHalf,
  mango,
  mangoCheek,
  papaya,
  papayaHalf,
  passionFruit,
  passionHalf,
  peeledBanana,
  pineapple,
  watermelon,
  watermelonSlice,
} from '../parts/fruits.ts'
import { leaf } from '../parts/leaves.ts'
import { item } from '../parts/lit.ts'

export const fruitScenes = {
  'ambul-banana': bananaHand('#f3c728'),
  'kolikuttu-banana':
    item(banana('#f0b93a'), { x: 36, y: 56, size: 80, turn: 8 }) +
    item(peeledBanana('#f0b93a'), { x: 56, y: 50, size: 88, turn: 4 }),
  papaya:
    item(papaya(), { x: 36, y: 46, size: 88, turn: -16 }) +
    item(papayaHalf(), { x: 66, y: 54, size: 88, turn: 14 }, 'flat'),
  mango:
    item(leaf('#4c9236'), { x: 22, y: 16, size: 34, turn: 30 }, 'flat') +
    item(mango(), { x: 44, y: 44, size: 78 }, 'full') +
    item(mangoCheek(), { x: 68, y: 72, size: 54, turn: -12 }, 'flat'),
  pineapple: item(pineapple(), { x: 50, y: 50, size: 100 }, 'flat'),
  avocado:
    item(avocado(), { x: 34, y: 44, size: 80, turn: -18 }) +
    item(avocadoHalf(), { x: 66, y: 54, size: 84, turn: 14 }, 'flat'),
  watermelon:
    item(watermelon(), { x: 44, y: 42, size: 82 }, 'full') +
    item(watermelonSlice(), { x: 62, y: 74, size: 62, turn: -10 }, 'flat'),
  'passion-fruit':
    item(passionFruit('#6d2f52'), { x: 32, y: 36, size: 56 }) +
    item(passionFruit('#7d3a5c'), { x: 72, y: 40, size: 50 }) +
    item(passionHalf('#6d2f52'), { x: 54, y: 68, size: 58 }, 'flat'),
  'red-apples':
    item(apple(), { x: 28, y: 36, size: 46, turn: -10 }) +
    item(apple(), { x: 72, y: 36, size: 46, turn: 10 }) +
    item(apple(), { x: 50, y: 32, size: 50 }) +
    item(apple(), { x: 32, y: 68, size: 52, turn: -4 }) +
    item(apple(), { x: 68, y: 68, size: 52, turn: 6 }),
  'mandarin-oranges':
    item(mandarin(), { x: 32, y: 34, size: 58, turn: -10 }) +
    item(mandarin(), { x: 70, y: 42, size: 56, turn: 12 }) +
    item(mandarinHalf(), { x: 46, y: 70, size: 52 }, 'flat'),
}
