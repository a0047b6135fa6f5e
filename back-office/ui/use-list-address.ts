import { useSearchParams } from 'react-router'

/** The query of a list's URL, so that what it shows can be bookmarked, shared and gone back to. */
export type ListQuery = Record<string, string>

/**
 * The filters, the sorting and the page of a list, from its URL. They are passed to the API call as
 * they are. `addressWith` returns the URL of a change; every change except of the page goes back to
 * the first page.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const query: ListQuery = Object.fromEntries(params)

  const addressWith = (changes: Record<string, string | undefined>): string => {
    const next = new URLSearchParams(params)
    next.delete('after')
    next.delete('before')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return `?${next}`
  }
  // Rendered at once: if Back came first, fields would keep a choice that the URL never had when it was rendered.
  const change = (changes: Record<string, string | undefined>) =>
    setParams(new URLSearchParams(addressWith(changes)), { flushSync: true })

  return { query, addressWith, change }
}
