type Address = { streetAddress: string; postalCode: string; country: string }

/** Opens an address on a map, in the app if the phone has one. Nothing leaves the shop before somebody taps it. */
export function mapUrl({ streetAddress, postalCode, country }: Address): string {
  const query = [streetAddress, postalCode, country].join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
