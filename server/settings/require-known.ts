import { isSold } from '../../domain/goods/availability.ts'
import { references } from '../../domain/settings/references.ts'
import type { SettingKey, SettingValue } from '../../domain/settings/settings.ts'
import { settingsTexts } from '../../domain/texts/en/back-office/settings.ts'
import { listCategories } from '../catalogue/index.ts'
import { refusal } from '../http/refusal.ts'
import { requirePictures } from '../media/index.ts'
import { packagesById } from '../packages/index.ts'
import type { Shop } from '../shop.ts'

/** Refuses what a setting names and the shop does not have: a package on sale, a published category, a picture. */
export async function requireKnown(shop: Shop, key: SettingKey, value: SettingValue) {
  const reference = references[key]
  if (!reference || value === '' || value === 0) return
  if (reference === 'picture') return requirePictures(shop.database, [String(value)], 'value')
  const isThere = { package: isPackageOnSale, category: isCategoryPublished }[reference]
  if (await isThere(shop, Number(value))) return
  throw refusal('invalid', { fields: { value: settingsTexts.faults[reference] } })
}

async function isPackageOnSale({ database }: Shop, id: number): Promise<boolean> {
  const found = (await packagesById(database, [id], 'en')).get(id)
  return found !== undefined && isSold(found)
}

async function isCategoryPublished(shop: Shop, id: number): Promise<boolean> {
  return (await listCategories(shop, 'en')).some(({ categoryId }) => categoryId === id)
}
