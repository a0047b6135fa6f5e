import { useSearchParams } from 'react-router'

/** What stands in the address of a list, so that what it shows can be kept, sent and gone back to. */
export type ListQuery = Record<string, string>

/**
 * The filters, the sorting and the page of a list, as its address names them: hand them to the
 * call as they are. `addressWith` is where a change leads; any change but of the page itself begins
 * at the first page again.
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
  const change = (changes: Record<string, string | undefined>) =>
    setParams(new URLSearchParams(addressWith(changes)))

  return { query, addressWith, change }
}
