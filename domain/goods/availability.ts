type Package = { publishedAt: Date | null; contents: readonly unknown[] }

/** Whether the shop sells a package: customers see it, and there is something in it. */
export function isSold({ publishedAt, contents }: Package): boolean {
  return publishedAt !== null && contents.length > 0
}
