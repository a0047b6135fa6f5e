/** The address of a page of the packages, all of them or those that match a search. */
export function packagesPath(page: number, term = ''): string {
  const query = new URLSearchParams()
  if (term) query.set('q', term)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '/packages' : `/packages?${query}`
}
