import { bakeryScenes } from './bakery.ts'
import { beverageScenes } from './beverages.ts'
import { dairyScenes } from './dairy.ts'
import { fishScenes } from './fish.ts'
import { fruitScenes } from './fruits.ts'
import { meatScenes } from './meat.ts'
import { organicScenes } from './organic.ts'
import { pantryScenes } from './pantry.ts'
import { riceScenes } from './rice.ts'
import { snackScenes } from './snacks.ts'
import { spiceScenes } from './spices.ts'
import { vegetableScenes } from './vegetables.ts'

const scenes: Readonly<Record<string, string>> = {
  ...riceScenes,
  ...fruitScenes,
  ...vegetableScenes,
  ...meatScenes,
  ...fishScenes,
  ...dairyScenes,
  ...beverageScenes,
  ...bakeryScenes,
  ...snackScenes,
  ...spiceScenes,
  ...organicScenes,
  ...pantryScenes,
}

/** The scene of a product's picture, by the picture's name; 100 by 100 units. */
export function sceneNamed(name: string): string | undefined {
  return scenes[name]
}
