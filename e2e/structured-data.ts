/** The properties that each type needs, from schema.org and the search engines' own rules. */
const required: Record<string, readonly string[]> = {
  WebPage: ['name', 'description', 'url', 'isPartOf'],
  CollectionPage: ['name', 'description', 'url', 'isPartOf'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url', 'logo', 'address', 'telephone', 'email'],
  NGO: ['name', 'url', 'image'],
  ItemList: ['itemListElement', 'numberOfItems'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** Every property that a thing, or a thing within it, lacks. An unknown type is a fault too. */
export function missingProperties(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${place} is empty`]
    return value.flatMap((each, index) => missingProperties(each, `${place}[${index}]`))
  }
  if (!value || typeof value !== 'object') return value === '' ? [`${place} is blank`] : []
  const thing = Object.entries(value)
  const { '@type': type, '@id': id } = Object.fromEntries(thing)
  // A thing with only an id is described elsewhere.
  if (id && !type) return []
  const expected = required[String(type)]
  if (!expected) return [`${place} has the unknown type ${type}`]
  const missing = expected.filter((property) => !(property in value))
  return [
    ...missing.map((property) => `${place}/${type} lacks ${property}`),
    ...thing.flatMap(([property, inner]) =>
      missingProperties(inner, `${place}/${type}.${property}`),
    ),
  ]
}
