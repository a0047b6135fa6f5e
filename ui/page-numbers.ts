export type PageNumber = number | 'gap'

/** All pages when there are 5 or fewer, otherwise first, last, the current page with its neighbours, and gaps. */
export function pageNumbers(current: number, last: number): PageNumber[] {
  if (last <= 5) return Array.from({ length: last }, (_, index) => index + 1)
  const shown = [1, current - 1, current, current + 1, last].filter(
    (page, index, all) => page >= 1 && page <= last && all.indexOf(page) === index,
  )
  return shown.flatMap((page, index): PageNumber[] => {
    const previous = shown[index - 1]
    return previous !== undefined && page - previous > 1 ? ['gap', page] : [page]
  })
}

export function pageCount(items: number, perPage: number): number {
  return Math.max(1, Math.ceil(items / perPage))
}

/** The page number of a URL, at most the last page; anything invalid is the first page. */
export function pageAsked(text: string | null, last: number): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), last) : 1
}

/** The number for a URL: the first page has none. */
export function pageInAddress(page: number): number | undefined {
  return page > 1 ? page : undefined
}
