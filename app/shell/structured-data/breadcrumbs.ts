import type { AddressOf } from './address.ts'
import type { StructuredNode } from './node.ts'

export type Crumb = { name: string; path: string }

/** The path from the home page to this one. */
export function breadcrumbs(crumbs: readonly Crumb[], address: AddressOf): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address.page(path),
    })),
  }
}
