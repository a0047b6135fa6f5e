import { z } from 'zod'
import { label } from '../../../contract/back-office/products.ts'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { allergens, diets, type NetContent } from '../../../domain/goods/label.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import type { cellReader } from '../../csv/cells.ts'
import { netContentOf } from '../net-content.ts'
import type { EditedProduct } from './product-store.ts'

type LabelColumn = Extract<ColumnOf<'products'>, 'content' | 'origin' | 'allergens' | 'diets'>
type Label = Pick<
  EditedProduct,
  'contentAmount' | 'contentUnit' | 'originCountry' | 'allergens' | 'diets'
>

/** In an export: "500 g", "LK", "milk, eggs" or "none", "vegetarian". */
export function labelCellsOf(product: Label): Record<LabelColumn, string> {
  const content = netContentOf(product)
  const { allergens } = product
  return {
    content: content ? `${content.amount} ${nameOfUnit[content.unit]}` : '',
    origin: product.originCountry ?? '',
    allergens: allergens?.length === 0 ? none : inWords(allergens ?? []),
    diets: inWords(product.diets),
  }
}

/** What the label says as the line describes it. An empty cell says nothing. */
export function readLabel(read: ReturnType<typeof cellReader>, before: Label | undefined): Label {
  const content = read('content', contentCell, netContentOf(before) ?? null)
  return {
    contentAmount: content?.amount ?? null,
    contentUnit: content?.unit ?? null,
    originCountry: read('origin', originCell, before?.originCountry ?? null),
    allergens: read('allergens', allergensCell, before?.allergens ?? null),
    diets: read('diets', dietsCell, before?.diets ?? []),
  }
}

const none = 'none'
const nameOfUnit = { G: 'g', ML: 'ml', PIECE: 'pieces' } as const satisfies Record<
  NetContent['unit'],
  string
>
const units: Record<string, { unit: NetContent['unit']; amount: number }> = {
  g: { unit: 'G', amount: 1 },
  kg: { unit: 'G', amount: 1000 },
  ml: { unit: 'ML', amount: 1 },
  l: { unit: 'ML', amount: 1000 },
  piece: { unit: 'PIECE', amount: 1 },
  pieces: { unit: 'PIECE', amount: 1 },
}

const inWords = (codes: readonly string[]) => codes.map((code) => code.toLowerCase()).join(', ')
const emptyAsNull = (text: string) => text.trim() || null

const contentCell = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => {
    if (text === '') return null
    const [, amount, unit = ''] = /^(\d{1,7}) ?([a-z]+)$/.exec(text) ?? []
    const found = units[unit]
    return { amount: Number(amount) * (found?.amount ?? Number.NaN), unit: found?.unit }
  })
  .pipe(z.union([z.null(), label.content.unwrap().unwrap()], words.content))

const originCell = z.string().transform(emptyAsNull).pipe(label.originCountry.unwrap())

const wordsIn = (text: string) =>
  text
    .toUpperCase()
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean)

const allergensCell = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => {
    if (text === '') return null
    return text === none ? [] : wordsIn(text)
  })
  .pipe(z.array(z.enum(allergens, words.oneOf(inWords(allergens)))).nullable())

const dietsCell = z
  .string()
  .transform(wordsIn)
  .pipe(z.array(z.enum(diets, words.oneOf(inWords(diets)))))
