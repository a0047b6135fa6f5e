type Package = { status: 'ACTIVE' | 'INACTIVE'; contents: readonly unknown[] }

/** Whether the shop sells a package: customers see it, and there is something in it. */
export function isSold({ status, contents }: Package): boolean {
  return status === 'ACTIVE' && contents.length > 0
}
