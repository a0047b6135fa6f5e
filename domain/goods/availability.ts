type Package = { publishedAt: Date | null; contents: readonly unknown[] }

/** Whether the shop sells a package: customers can see it, and it has contents. */
export function isSold({ publishedAt, contents }: Package): boolean {
  return publishedAt !== null && contents.length > 0
}
