import { type Amount, amountOfGoods } from '../money/amount.ts'
import { type Cents, minus, noCents, wholeCents } from '../money/money.ts'
import type { Language } from '../texts/texts.ts'
import type { TranslatedLanguage } from '../translations/translated-things.ts'
import { freeShippingOverCents } from './terms.ts'

/**
 * An area by postal codes; all other addresses; or a place where customers collect their orders themselves,
 * which they choose instead of an address.
 */
export const areaKinds = ['CODES', 'ELSEWHERE', 'COLLECTION'] as const
export type AreaKind = (typeof areaKinds)[number]

/** Names in languages other than English; empty or absent where it is called the same. */
export type AreaNames = Partial<Record<TranslatedLanguage, string>>

/** Postal codes from the first to the last, both of five digits. */
export type CodeRange = { from: string; to: string }

export type DeliveryArea = {
  id: number
  kind: AreaKind
  name: string
  feeCents: Cents
  /** Goods for this much are delivered for no fee; null: the fee is always charged. */
  freeFromCents: Cents | null
  /** The least that is delivered, in goods. */
  minimumCents: Cents
  isServed: boolean
  codes: readonly CodeRange[]
}

/** An area with its names in every language; `name` is the English one. */
export type NamedArea = DeliveryArea & { translatedNames: AreaNames }

export function nameOfArea({ name, translatedNames }: NamedArea, language: Language): string {
  return (language !== 'en' && translatedNames[language]) || name
}

/** What the shop's areas mean for one address and the goods that go there. */
export type DeliveryTerms<Area extends DeliveryArea = DeliveryArea> = {
  /** Undefined where the shop has set none for the address. */
  area: Area | undefined
  isServed: boolean
  feeCents: Cents
  /** What is missing up to the smallest order of the area. */
  missingCents: Cents
  /** How much more is delivered for no fee; 0 where it is already, or never. */
  missingForFreeCents: Cents
}

/**
 * The terms for a delivery to a postal code. While no area has codes, every address is served; once one has,
 * addresses outside of all areas are served only if the shop has set terms for them.
 */
export function deliveryTerms<Area extends DeliveryArea>(
  areas: readonly Area[],
  postalCode: string,
  goods: Amount,
): DeliveryTerms<Area> {
  const area = areaOf(areas, postalCode)
  if (area) return termsOf(area, goods)
  const isServed = !areas.some(({ kind }) => kind === 'CODES')
  const nothing = { feeCents: noCents, missingCents: noCents, missingForFreeCents: noCents }
  return { area, isServed, ...nothing }
}

/** The terms of an area, by the goods after their discounts. */
export function termsOf<Area extends DeliveryArea>(area: Area, goods: Amount): DeliveryTerms<Area> {
  const { feeCents, freeFromCents, minimumCents, isServed } = area
  const worth = amountOfGoods(goods)
  const missingUpTo = (limit: Cents) => (worth < limit ? minus(limit, worth) : noCents)
  const missingForFreeCents =
    feeCents > 0 && freeFromCents !== null ? missingUpTo(freeFromCents) : noCents
  return {
    area,
    isServed,
    feeCents: freeFromCents !== null && worth >= freeFromCents ? noCents : feeCents,
    missingCents: missingUpTo(minimumCents),
    missingForFreeCents,
  }
}

/** The area with the narrowest range around the code, of several the oldest; else the one for all other addresses. */
function areaOf<Area extends DeliveryArea>(
  areas: readonly Area[],
  postalCode: string,
): Area | undefined {
  const code = fiveDigits(postalCode)
  const [nearest] = areas
    .flatMap((area) => area.codes.map((range) => ({ area, range })))
    .filter(({ range }) => code !== undefined && range.from <= code && code <= range.to)
    .sort((one, other) => width(one.range) - width(other.range) || one.area.id - other.area.id)
  return nearest?.area ?? areas.find(({ kind }) => kind === 'ELSEWHERE')
}

/** A postal code as it is compared: "00500" also if it was typed with spaces or in another form of digits. */
function fiveDigits(typed: string): string | undefined {
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '')
  return /^\d{5}$/.test(code) ? code : undefined
}

function width({ from, to }: CodeRange): number {
  return Number(to) - Number(from)
}

/** The areas in which addresses are served, for customers outside of them. */
export function servedAreas<Area extends Pick<DeliveryArea, 'kind' | 'isServed'>>(
  areas: readonly Area[],
): Area[] {
  return areas.filter(({ kind, isServed }) => kind === 'CODES' && isServed)
}

/**
 * The amount from which the banner promises free delivery: the specified one while no area has a fee, otherwise one
 * that is true in every area. Undefined if there is none, because some area always charges its fee.
 */
export function freeDeliveryFrom(areas: readonly DeliveryArea[]): Cents | undefined {
  const charging = areas.filter(
    ({ kind, isServed, feeCents }) => kind !== 'COLLECTION' && isServed && feeCents > 0,
  )
  if (charging.length === 0) return freeShippingOverCents
  const limits = charging.map(({ freeFromCents }) => freeFromCents)
  const known = limits.filter((limit) => limit !== null)
  return known.length < limits.length ? undefined : wholeCents(Math.max(...known))
}

/** Reads "00100-01500, 10250"; undefined if a part is no code of five digits and no range of them. */
export function codesOf(text: string): CodeRange[] | undefined {
  const parts = text.split(/[,;\n]/).map((part) => part.replaceAll(/\s/g, ''))
  const ranges: CodeRange[] = []
  for (const part of parts.filter(Boolean)) {
    const [, from = '', to = from] = /^(\d{5})(?:[-–](\d{5}))?$/.exec(part) ?? []
    if (from === '' || to < from) return undefined
    ranges.push({ from, to })
  }
  return ranges
}

export function codesText(ranges: readonly CodeRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(', ')
}
