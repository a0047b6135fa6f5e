import { expect, test } from 'vitest'
import { cents } from '../money/money.ts'
import { areaPresets } from './area-presets.ts'
import {
  codesOf,
  codesText,
  type DeliveryArea,
  deliveryTerms,
  freeDeliveryFrom,
  nameOfArea,
  servedAreas,
} from './areas.ts'

const area = (id: number, codes: string, facts: Partial<DeliveryArea> = {}): DeliveryArea => ({
  id,
  kind: 'CODES',
  name: `Area ${id}`,
  feeCents: cents(300),
  freeFromCents: cents(10_000),
  minimumCents: cents(0),
  isServed: true,
  codes: codesOf(codes) ?? [],
  ...facts,
})
const elsewhere = area(9, '', { kind: 'ELSEWHERE' })
const goods = (rupees: number) => ({
  goodsCents: cents(rupees + 500),
  discountCents: cents(500),
  deliveryFeeCents: cents(0),
})

test('the narrowest range wins, of equal ones the older area', () => {
  const areas = [
    area(1, '10000-10999'),
    area(3, '10250'),
    area(2, '10250'),
    area(4, '10997-10998'),
    elsewhere,
  ]
  const areaOf = (code: string) => deliveryTerms(areas, code, goods(1)).area?.id
  expect(areaOf('10250')).toBe(2)
  expect(areaOf(' 10 250 ')).toBe(2)
  expect(areaOf('10998')).toBe(4)
  expect(areaOf('10999')).toBe(1)
  expect(areaOf('11000')).toBe(9)
})

test.each(['', '500', '500000', 'Colombo 5', '5'.repeat(10_000)])(
  '"%.12s" is no postal code, and counts as all other addresses',
  (code) => {
    expect(deliveryTerms([area(1, '00000-99999'), elsewhere], code, goods(1)).area?.id).toBe(9)
  },
)

test('while no area has codes every address is served, then only those in areas', () => {
  expect(deliveryTerms([], '40000', goods(1))).toMatchObject({ isServed: true, feeCents: 0 })
  const isServed = (...areas: DeliveryArea[]) => deliveryTerms(areas, '40000', goods(1)).isServed
  expect(isServed(area(1, '10000'))).toBe(false)
  expect(isServed(area(1, '10000'), elsewhere)).toBe(true)
  expect(isServed(area(1, '40000', { isServed: false }), elsewhere)).toBe(false)
})

test('what counts is the worth of the goods after their discount', () => {
  const terms = (rupees: number) =>
    deliveryTerms([area(1, '10250', { minimumCents: cents(500) })], '10250', goods(rupees))
  expect(terms(9999.99)).toMatchObject({
    feeCents: cents(300),
    missingCents: 0,
    missingForFreeCents: cents(0.01),
  })
  expect(terms(10_000)).toMatchObject({ feeCents: 0, missingForFreeCents: 0 })
  expect(terms(499.99).missingCents).toBe(cents(0.01))
})

test('nothing is missing for free delivery where it is always free, or never', () => {
  for (const facts of [{ feeCents: cents(0) }, { freeFromCents: null }]) {
    const terms = deliveryTerms([area(1, '10250', facts)], '10250', goods(1))
    expect(terms).toMatchObject({ feeCents: facts.feeCents ?? cents(300), missingForFreeCents: 0 })
  }
})

test('an area is named in English where it has no other name', () => {
  const named = { ...area(1, '10250'), translatedNames: { si: 'නුගේගොඩ', ta: '' } }
  const names = (['en', 'si', 'ta'] as const).map((language) => nameOfArea(named, language))
  expect(names).toEqual(['Area 1', 'නුගේගොඩ', 'Area 1'])
})

test('only areas with codes to which the shop delivers are named as those', () => {
  const places = [
    area(1, '10250'),
    area(2, '10300', { isServed: false }),
    area(3, '', { kind: 'COLLECTION' }),
    elsewhere,
  ]
  expect(servedAreas(places).map(({ id }) => id)).toEqual([1])
})

test('the banner promises what is true in every area that charges', () => {
  expect(freeDeliveryFrom([])).toBe(cents(10_000))
  expect(freeDeliveryFrom([area(1, '', { feeCents: cents(0) })])).toBe(cents(10_000))
  const higher = area(2, '', { freeFromCents: cents(12_000) })
  expect(freeDeliveryFrom([area(1, ''), higher])).toBe(cents(12_000))
  const never = area(3, '', { freeFromCents: null })
  expect(freeDeliveryFrom([higher, never])).toBeUndefined()
  for (const facts of [
    { isServed: false },
    { kind: 'COLLECTION' },
    { feeCents: cents(0) },
  ] as const)
    expect(freeDeliveryFrom([higher, { ...never, ...facts }])).toBe(cents(12_000))
})

test('codes are written as they are read', () => {
  expect(codesText(codesOf('00100-01500,10250\n 10300 – 10390,') ?? [])).toBe(
    '00100-01500, 10250, 10300-10390',
  )
  for (const wrong of ['1025', '10250-', '10300-10250', 'Colombo']) {
    expect(codesOf(wrong)).toBeUndefined()
  }
  for (const { codes } of areaPresets) expect(codesOf(codesText(codes))).toEqual(codes)
})
