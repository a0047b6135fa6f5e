import fc from 'fast-check'

/** The part of a JSON schema that the shop's own OpenAPI descriptions use. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }

export type Operation = {
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined }

/** What one request sends: path parameters, query and body, each by name. */
export type Sent = { path: Json; query: Json; body: Json }

type Description = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[]
        requestBody?: { content: { 'application/json': { schema: Schema } } }
      }
    >
  >
  components?: { schemas?: Record<string, Schema> }
}

export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema,
    })),
  )
}

/** A request as the description asks for it. What stands under the name of a known value gets that value. */
export function plainRequest(
  operation: Operation,
  { components }: Description,
  known: Readonly<Record<string, Json>>,
): Sent {
  const example = (schema: Schema, name: string): Json => {
    if (name in known) return known[name] ?? null
    const { $ref, anyOf, allOf, properties, items } = schema
    if ($ref) return example(components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}, name)
    if (schema.const !== undefined) return schema.const as Json
    if (schema.enum) return schema.enum[0] as Json
    if (schema.default !== undefined) return schema.default as Json
    if (allOf) return Object.assign({}, ...allOf.map((part) => example(part, name)))
    if (anyOf) return example(anyOf[0] ?? {}, name)
    if (properties) return mapped(properties, example)
    if (items) return [example(items, name)]
    const [type] = [schema.type ?? 'string'].flat()
    if (type === 'integer' || type === 'number') return 1
    if (type === 'boolean') return true
    return type === 'array' ? [] : 'Nimali 12'
  }
  const named = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, example(schema, name)]),
    )
  return {
    path: named('path'),
    query: named('query'),
    body: operation.body ? example(operation.body, '') : null,
  }
}

function mapped(
  properties: Record<string, Schema>,
  example: (schema: Schema, name: string) => Json,
) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, example(schema, name)]),
  )
}

const bigNumbers = [0, -1, 1.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e-9]
const badTexts = [
  '',
  ' ',
  '\u0000',
  'half an emoji \ud83d',
  '\udc00\ud800',
  '\u200b\u200b\u200b',
  'line\nbreak',
  '\u202etxet',
  'x'.repeat(70_000),
  '%',
  "'; select 1 --",
  '../..',
  '0',
  '99999999999999999999',
  '1e3',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '+999999-01-01T00:00:00Z',
  '2026-11-22T25:61:00Z',
  Buffer.from('["x",1]').toString('base64url'),
  Buffer.from('["2026-11-22 10:00:00+00",1]').toString('base64url'),
  Buffer.from('{').toString('base64url'),
]

/** What no page of the shop sends. Undefined leaves the value out. */
export const hostileValue: fc.Arbitrary<Json | undefined> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...badTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...bigNumbers) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Json | undefined>(undefined, null, true, [], {}, [[]], [null]),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
)

/** The same request with one of its values, wherever it stands, replaced by a hostile one. */
export function mutated(sent: Sent): fc.Arbitrary<Sent> {
  const places = placesIn(sent).filter((place) => place.length > 1)
  const all = places.length > 0 ? places : [['body']]
  return fc
    .tuple(fc.constantFrom(...all), hostileValue)
    .map(([place, value]) => replaced(sent, place, value) as Sent)
}

type Place = (string | number)[]

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [place, ...inside.flatMap(([key, part]) => placesIn(part, [...place, key]))]
}

function replaced(value: unknown, [key, ...rest]: Place, by: Json | undefined): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    return value.map((part, index) => (index === key ? replaced(part, rest, by) : part))
  }
  const object = Object(value)
  return { ...object, [key]: replaced(object[key], rest, by) }
}
