import { Tabs } from '../ui/tabs.tsx'
import { useListAddress } from '../ui/use-list-address.ts'

type AddressTabsProps = {
  /** What is chosen, for screen readers. */
  label: string
  /** The name of the query parameter. */
  name: string
  chosen: string
  tabs: readonly (readonly [value: string, text: string])[]
}

/** Views of one part of the page; the URL says which one is shown. */
export function AddressTabs({ label, name, chosen, tabs }: AddressTabsProps) {
  const { addressWith } = useListAddress()
  return (
    <Tabs
      label={label}
      tabs={tabs.map(([value, text]) => ({
        to: addressWith({ [name]: value }),
        text,
        isCurrent: value === chosen,
      }))}
      staysInPlace
    />
  )
}
