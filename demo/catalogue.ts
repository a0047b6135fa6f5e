import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { allergens, contentUnits, diets } from '../domain/goods/label.ts'
import { cents } from '../domain/money/money.ts'
import {
  inEachLanguage,
  type TranslatedLanguage,
} from '../domain/translations/translated-things.ts'

const text = z.string().trim().min(1)
const quantity = z.int().min(1)
const rupees = z.number().min(0).max(10_000_000).transform(cents)
const price = rupees.refine((amount) => amount > 0, 'must be more than 0')
/** A file in demo/pictures. */
const picture = z.string().regex(/^[\w-]+\.(webp|png|jpe?g)$/, 'must be a file of demo/pictures')
/** Entries are referred to by name. */
function named<Entry extends z.ZodType<{ name: string }>>(entry: Entry) {
  return z
    .array(entry)
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, {
      error: 'two entries have the same name',
    })
}

const contents = z.array(z.strictObject({ product: text, quantity })).min(1)

const order = z.strictObject({
  /** At least an hour: by then an unpaid order's hold on its stock has expired. */
  placedHoursAgo: z.number().min(1),
  status: z.enum(['PENDING', 'PAID', 'COMPLETED']),
  /** The recipientName of one of the customer's addresses. */
  address: text,
  lines: z
    .array(
      z.union([
        z.strictObject({ package: text, quantity }),
        z.strictObject({ customPackage: text, quantity }),
        z.strictObject({ product: text, quantity }),
      ]),
    )
    .min(1),
})

const catalogue = z.strictObject({
  categories: named(z.strictObject({ name: text })).min(1),
  products: named(
    z.strictObject({
      name: text,
      category: text,
      description: z.string(),
      price,
      stockQuantity: z.int().min(0),
      picture: picture.optional(),
      content: z.strictObject({ amount: quantity, unit: z.enum(contentUnits) }).optional(),
      /** A country after ISO 3166-1. */
      origin: z.string().length(2).optional(),
      allergens: z.array(z.enum(allergens)).optional(),
      diets: z.array(z.enum(diets)).optional(),
    }),
  ).min(1),
  packages: named(
    z.strictObject({
      name: text,
      description: z.string(),
      price,
      /** The discount on the price. */
      discountPrice: rupees,
      picture: picture.optional(),
      items: contents,
    }),
  ),
  charities: named(
    z.strictObject({
      name: text,
      subName: text,
      description: text,
      pictures: z.array(picture),
    }),
  ),
  feedback: z.array(
    z.strictObject({ name: text, feedbackCount: z.int().min(1).max(5), message: text }),
  ),
  /** A customer to log in as; a shop for real customers omits it. */
  customer: z
    .strictObject({
      name: text,
      nic: text,
      telephone: text,
      addresses: z
        .array(
          z.strictObject({
            recipientName: text,
            streetAddress: text,
            postalCode: text,
            contact: text,
            email: text.optional(),
          }),
        )
        .min(1),
      customPackages: named(
        z.strictObject({
          name: text,
          description: z.string(),
          budget: price.optional(),
          items: contents,
        }),
      ),
      orders: z.array(order),
    })
    .optional(),
})

/** The catalogue as its file describes it, with money in cents. */
export type Catalogue = z.output<typeof catalogue>
export type DemoCustomer = NonNullable<Catalogue['customer']>
export type DemoOrder = DemoCustomer['orders'][number]

function byName<Texts extends z.ZodType>(texts: Texts) {
  return z.record(text, texts).default({})
}

/** The catalogue's texts in another language, by the English name of the thing. */
const translation = z.strictObject({
  categories: byName(z.strictObject({ name: text, alsoCalled: text })),
  products: byName(z.strictObject({ name: text, description: text, alsoCalled: text })),
  packages: byName(z.strictObject({ name: text, description: text })),
  charities: byName(z.strictObject({ name: text, subName: text, description: text })),
})

export type Translation = z.output<typeof translation>
export type Translations = Record<TranslatedLanguage, Translation>

/** The validator's own sentences: what customers read of bad input does not name the rule. */
const forDevelopers = { error: z.locales.en().localeError }

/** Reads demo/catalogue.json; a fault in it stops the start with its place and reason. */
export function readCatalogue(file = new URL('catalogue.json', import.meta.url)): Catalogue {
  return read(file, catalogue)
}

/** Reads demo/catalogue.si.json and demo/catalogue.ta.json in the same way. */
export function readTranslations(): Translations {
  return inEachLanguage((language) =>
    read(new URL(`catalogue.${language}.json`, import.meta.url), translation),
  )
}

function read<Schema extends z.ZodType>(file: URL, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')), forDevelopers)
  if (!result.success) {
    throw new Error(`${file.pathname} is not a catalogue:\n${z.prettifyError(result.error)}`)
  }
  return result.data
}
