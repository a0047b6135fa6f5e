import type { BackOfficeAnswer, BackOfficeInput } from '../../../contract/back-office/index.ts'
import { cents, rupees } from '../../../domain/money/money.ts'
import { productsTexts } from '../../../domain/texts/en/back-office/products.ts'
import {
  type Actor,
  findAddition,
  recordChange,
  recordEdit,
  recordPublication,
} from '../../audit-log/index.ts'
import { requireVersion } from '../../back-office/require-version.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { pictureUrl, requirePictures } from '../../media/index.ts'
import type { Shop } from '../../shop.ts'
import { netContentOf } from '../net-content.ts'
import {
  type EditedProduct,
  editedProduct,
  findCategory,
  findOfficeProduct,
  insertProduct,
  lockOfficeProduct,
  type OfficeProductRow,
  updateProduct,
} from './product-store.ts'

type OfficeProduct = BackOfficeAnswer<'GET /admin/products/{productId}'>

/** The fields of a product that an operator fills in; the price in rupees. */
type NewProduct = BackOfficeInput<'POST /admin/products'>['body']
type Facts = Omit<NewProduct, 'stock' | 'requestKey'>

export function presentOfficeProduct(row: OfficeProductRow): OfficeProduct {
  const { id, priceCents, publishedAt, updatedAt, contentAmount, contentUnit, ...shown } = row
  return {
    ...shown,
    content: netContentOf(row) ?? null,
    productId: id,
    price: rupees(priceCents),
    imageUrl: pictureUrl(row.pictureHash),
    isPublished: publishedAt !== null,
    updatedAt: updatedAt.toISOString(),
  }
}

export async function requireOfficeProduct(
  database: Readable,
  id: number,
): Promise<OfficeProductRow> {
  const product = await findOfficeProduct(database, id)
  if (!product) throw refusal('unknownProduct')
  return product
}

/** Adds a product that customers do not see yet, once for each request key. */
export function addProduct(
  shop: Shop,
  operator: Actor,
  { stock = 0, requestKey, ...facts }: NewProduct,
): Promise<OfficeProduct> {
  return shop.database.transaction(async (tx) => {
    const earlier = await findAddition(tx, operator, { kind: 'product', requestKey })
    if (earlier) return presentOfficeProduct(await requireOfficeProduct(tx, earlier))
    const id = await insertProduct(tx, { ...(await checked(tx, facts)), stockQuantity: stock })
    const product = await requireOfficeProduct(tx, id)
    await recordChange(tx, operator, {
      action: 'add product',
      subject: { kind: 'product', id },
      after: { ...auditedProduct(editedProduct(product)), stock },
      requestKey,
    })
    return presentOfficeProduct(product)
  })
}

export function editProduct(
  shop: Shop,
  operator: Actor,
  { productId, version, ...facts }: Facts & { productId: number; version: number },
): Promise<OfficeProduct> {
  return shop.database.transaction(async (tx) => {
    const before = await lockProduct(tx, productId)
    const to = await checked(tx, facts)
    const changed = await recordEdit(tx, operator, {
      subject: { kind: 'product', id: productId },
      before: auditedProduct(editedProduct(before)),
      after: auditedProduct({ ...editedProduct(before), ...to }),
    })
    if (!changed) return presentOfficeProduct(before)
    requireVersion(before, version, presentOfficeProduct)
    await updateProduct(tx, productId, to)
    return presentOfficeProduct(await requireOfficeProduct(tx, productId))
  })
}

/** Shows a product to customers or hides it; a hidden product cannot be bought. */
export function publishProduct(
  shop: Shop,
  operator: Actor,
  wanted: { productId: number; version: number; isPublished: boolean },
): Promise<OfficeProduct> {
  const { productId: id, isPublished } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    if ((before.publishedAt !== null) === isPublished) return presentOfficeProduct(before)
    requireVersion(before, wanted.version, presentOfficeProduct)
    await updateProduct(tx, id, { publishedAt: isPublished ? shop.now() : null })
    await recordPublication(tx, operator, { subject: { kind: 'product', id }, isPublished })
    return presentOfficeProduct(await requireOfficeProduct(tx, id))
  })
}

async function lockProduct(tx: Transaction, id: number) {
  const product = await lockOfficeProduct(tx, id)
  if (!product) throw refusal('unknownProduct')
  return product
}

/** The columns of the given facts. The others stay as they are; those of a new product are the database's defaults. */
async function checked(tx: Transaction, { price, content, ...facts }: Facts) {
  if (!(await findCategory(tx, facts.categoryId))) {
    throw refusal('invalid', { fields: { categoryId: productsTexts.unknownCategory } })
  }
  if (facts.pictureHash) await requirePictures(tx, [facts.pictureHash], 'pictureHash')
  return {
    ...given(facts),
    ...(content !== undefined && {
      contentAmount: content?.amount ?? null,
      contentUnit: content?.unit ?? null,
    }),
    priceCents: cents(price),
  }
}

type Given<Facts> = { [Name in keyof Facts]: Exclude<Facts[Name], undefined> }

function given<Facts extends object>(facts: Facts): Given<Facts> {
  // The type of the entries does not know which names they have.
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as Given<Facts>
}

/** What the audit log stores about a product. */
export function auditedProduct({
  priceCents,
  pictureHash,
  publishedAt,
  categoryName,
  ...facts
}: EditedProduct) {
  return {
    ...facts,
    price: rupees(priceCents),
    picture: pictureHash,
    isPublished: publishedAt !== null,
  }
}
