import type { SettingKey } from './settings.ts'

export type Reference = 'package' | 'category' | 'picture'

/** Settings whose value names something of the shop: a package or a category by its id, a picture by its hash. */
export const references: Partial<Record<SettingKey, Reference>> = {
  'shop.logo': 'picture',
  'home.firstPackage': 'package',
  'home.secondPackage': 'package',
  'home.firstTile': 'category',
  'home.secondTile': 'category',
  'home.thirdTile': 'category',
  'home.fourthTile': 'category',
}
