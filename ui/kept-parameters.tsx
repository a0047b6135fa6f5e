export type PageParameters = Record<string, string | number | undefined>

/** What a page's query has beside the fields of a form, so that the form keeps it without script. */
export function KeptParameters({ kept = {} }: { kept?: PageParameters | undefined }) {
  return Object.entries(kept).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
