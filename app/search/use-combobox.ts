import { useEffect, useEffectEvent, useState } from 'react'

type Combobox = {
  /** The field, which exists before this script is loaded: its focus and what was typed stay. */
  input: HTMLInputElement
  listId: string
  /** How many options the list has now. */
  count: number
  onChoose: (index: number) => void
  /** Enter without an option. */
  onSubmit: () => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/**
 * Makes a search field and a list of options a combobox, as the ARIA Authoring Practices describe one with a list
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field, the arrow keys choose.
 */
export function useCombobox({ input, listId, count, onChoose, onSubmit }: Combobox) {
  // Loaded because the field has the focus.
  const [isWanted, setWanted] = useState(true)
  const [chosen, setChosen] = useState<number>()
  const isOpen = isWanted && count > 0
  const active = isOpen && chosen !== undefined && chosen < count ? chosen : undefined

  const move = (step: 1 | -1) => {
    setWanted(true)
    // One place more than there are options: the field itself.
    const from = active ?? count
    const target = (from + step + count + 1) % (count + 1)
    setChosen(target === count ? undefined : target)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A word that is still being composed is not sent.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setWanted(false)
    } else if (event.key === 'Enter') {
      if (active === undefined) {
        onSubmit()
      } else {
        event.preventDefault()
        onChoose(active)
      }
      setWanted(false)
    }
  })

  useEffect(() => {
    const open = () => {
      setWanted(true)
      setChosen(undefined)
    }
    const close = () => setWanted(false)
    const listen = (event: KeyboardEvent) => press(event)
    const events = { focus: open, click: open, input: open, blur: close } as const
    for (const [name, listener] of Object.entries(events)) input.addEventListener(name, listener)
    input.addEventListener('keydown', listen)
    return () => {
      for (const [name, listener] of Object.entries(events)) {
        input.removeEventListener(name, listener)
      }
      input.removeEventListener('keydown', listen)
    }
  }, [input])

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': listId,
      'aria-expanded': String(isOpen),
      ...(active !== undefined && { 'aria-activedescendant': optionId(listId, active) }),
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    }
  }, [input, listId, isOpen, active])

  useEffect(() => {
    if (active === undefined) return
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  return { isOpen, active, close: () => setWanted(false) }
}
