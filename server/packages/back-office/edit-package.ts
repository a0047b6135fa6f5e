import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { canBeMade, type ProductQuantity } from '../../../domain/goods/contents.ts'
import { cents, rupees } from '../../../domain/money/money.ts'
import {
  type Actor,
  findAddition,
  recordChange,
  recordEdit,
  recordPublication,
} from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import { productsById } from '../../catalogue/index.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { pictureUrl, requirePictures } from '../../media/index.ts'
import type { Shop } from '../../shop.ts'
import { goodsIn, packagesById, type ShopPackage } from '../service.ts'
import {
  insertPackage,
  lockPackages,
  type PackageValues,
  replaceContents,
  updatePackage,
} from './package-store.ts'

type OfficePackage = BackOfficeAnswer<'GET /admin/packages/{packageId}'>

type Facts = {
  name: string
  description: string
  /** In rupees, like the discount. */
  price: number
  discount: number
  pictureHash: string | null
  contents: ProductQuantity[]
}

export function presentOfficePackage(row: ShopPackage): OfficePackage {
  return {
    packageId: row.id,
    name: row.name,
    description: row.description,
    price: rupees(row.priceCents),
    discount: rupees(row.discountCents),
    canBeMade: canBeMade(goodsIn(row.contents)),
    pictureHash: row.pictureHash,
    imageUrl: pictureUrl(row.pictureHash),
    isPublished: row.publishedAt !== null,
    contents: row.contents.map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name,
      price: rupees(product.priceCents),
      stockQuantity: product.stockQuantity,
      quantity,
      imageUrl: pictureUrl(product.pictureHash),
    })),
    version: row.version,
  }
}

export async function requirePackage(database: Readable, id: number): Promise<ShopPackage> {
  const found = (await packagesById(database, [id], 'en')).get(id)
  if (!found) throw refusal('unknownPackage')
  return found
}

/** Adds a package that customers do not see yet, once for each request key. */
export function addPackage(
  shop: Shop,
  operator: Actor,
  { requestKey, ...facts }: BackOfficeInput<'POST /admin/packages'>['body'],
): Promise<OfficePackage> {
  return shop.database.transaction(async (tx) => {
    const earlier = await findAddition(tx, operator, { kind: 'package', requestKey })
    if (earlier) return presentOfficePackage(await requirePackage(tx, earlier))
    const id = await insertPackage(tx, await checked(tx, facts))
    await replaceContents(tx, [{ id, contents: facts.contents }])
    const added = await requirePackage(tx, id)
    await recordChange(tx, operator, {
      action: 'add package',
      subject: { kind: 'package', id },
      after: auditedPackage(added),
      requestKey,
    })
    return presentOfficePackage(added)
  })
}

export function editPackage(
  shop: Shop,
  operator: Actor,
  { packageId, version, ...facts }: Facts & { packageId: number; version: number },
): Promise<OfficePackage> {
  return shop.database.transaction(async (tx) => {
    const before = await lockPackage(tx, packageId)
    const values = await checked(tx, facts)
    if (before.publishedAt !== null && facts.contents.length === 0) throw refusal('packageEmpty')
    await replaceContents(tx, [{ id: packageId, contents: facts.contents }])
    await updatePackage(tx, packageId, values)
    const after = await requirePackage(tx, packageId)
    const subject = { kind: 'package' as const, id: packageId }
    const changed = await recordEdit(tx, operator, {
      subject,
      before: auditedPackage(before),
      after: auditedPackage(after),
    })
    if (changed) requireVersion(before, version, presentOfficePackage)
    return presentOfficePackage(after)
  })
}

/** Shows a package to customers or hides it; an empty one cannot be shown. */
export function publishPackage(
  shop: Shop,
  operator: Actor,
  wanted: { packageId: number; version: number; isPublished: boolean },
): Promise<OfficePackage> {
  const { packageId: id, isPublished } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await lockPackage(tx, id)
    if ((before.publishedAt !== null) === isPublished) return presentOfficePackage(before)
    requireVersion(before, wanted.version, presentOfficePackage)
    if (isPublished && before.contents.length === 0) throw refusal('packageEmpty')
    await updatePackage(tx, id, { publishedAt: isPublished ? shop.now() : null })
    await recordPublication(tx, operator, { subject: { kind: 'package', id }, isPublished })
    return presentOfficePackage(await requirePackage(tx, id))
  })
}

async function lockPackage(tx: Transaction, id: number): Promise<ShopPackage> {
  await lockPackages(tx, [id])
  return requirePackage(tx, id)
}

async function checked(tx: Transaction, facts: Facts): Promise<PackageValues> {
  const { name, description, price, discount, pictureHash, contents } = facts
  if (pictureHash) await requirePictures(tx, [pictureHash], 'pictureHash')
  const known = await productsById(
    tx,
    contents.map(({ productId }) => productId),
    'en',
  )
  if (known.size < contents.length) throw refusal('unknownProduct')
  const priceCents = cents(price)
  return { name, description, priceCents, discountCents: cents(discount), pictureHash }
}

type Audited = PackageValues &
  Pick<ShopPackage, 'publishedAt'> & {
    contents: readonly { product: { id: number }; quantity: number }[]
  }

/** What the audit log stores about a package. */
export function auditedPackage(row: Audited) {
  return {
    name: row.name,
    description: row.description,
    price: rupees(row.priceCents),
    discount: rupees(row.discountCents),
    picture: row.pictureHash,
    isPublished: row.publishedAt !== null,
    contents: row.contents.map(({ product, quantity }) => `${quantity} of ${product.id}`),
  }
}
