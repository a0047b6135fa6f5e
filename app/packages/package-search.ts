import type { Package } from '../../contract/index.ts'

/** The packages whose name, description or any product's name contains the term, in any letter case. */
export function packagesMatching(packages: readonly Package[], term: string): Package[] {
  const wanted = term.trim().toLowerCase()
  return packages.filter(({ name, description, products }) =>
    [name, description, ...products.map(({ productId: product }) => product.name)].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
