import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly { key: Key; name: string; count?: number }[]
  selected: Key
  onSelect: (key: Key) => void
  /** What the selected tab shows. */
  children: ReactNode
}

/** Tabs as the ARIA pattern wants them: one stop for Tab, arrows to move and choose. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const moveTo = (index: number) => {
    const target = tabs[(index + tabs.length) % tabs.length]
    if (!target) return
    onSelect(target.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${target.key}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === selected)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    moveTo(target)
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-b-2 border-husk-200"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className="tab"
          >
            {tab.name}
            {tab.count !== undefined && (
              <span className="font-normal text-husk-700"> {tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}
