import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'
import { categoryWindow } from '../domain/limits.ts'
import { controlTexts } from '../domain/texts/en/controls.ts'
import { IconButton } from './icon-button.tsx'
import { KeptParameters, type PageParameters } from './kept-parameters.tsx'
import { useTexts } from './texts.ts'

export type StripEntry = { id: number | undefined; name: string; picture?: ReactNode }

type CategoryStripProps = {
  /** The categories; 'All' (id undefined) is added in front. */
  categories: readonly { id: number; name: string; picture?: ReactNode }[]
  selected: number | undefined
  onSelect: (id: number | undefined) => void
  label?: string
  /** The URL of a page that shows a category without script: the chips then submit to it. */
  action?: string
  kept?: PageParameters
}

/** Shows 3 chips at a time, beginning with 'All'; the arrows move by one, and keep the focus at the ends. */
export function CategoryStrip(props: CategoryStripProps) {
  const { categories, selected, onSelect, label, action } = props
  const texts = useTexts(controlTexts)
  const entries: StripEntry[] = [{ id: undefined, name: texts.allCategories }, ...categories]
  const lastStart = Math.max(0, entries.length - categoryWindow)
  const [moved, setMoved] = useState<{ start: number; from: number | undefined }>()
  // The chosen category stays visible until the arrows are used, and again when another one is chosen
  // elsewhere.
  const start =
    moved && moved.from === selected
      ? Math.min(moved.start, lastStart)
      : windowShowing(entries, selected, lastStart)
  const shown = entries.slice(start, start + categoryWindow)
  const moveTo = (target: number) => setMoved({ start: target, from: selected })

  const chipOf = (entry: StripEntry) => (
    <button
      key={entry.id ?? 'all'}
      type={action ? 'submit' : 'button'}
      name={entry.id === undefined ? undefined : 'category'}
      value={entry.id}
      aria-pressed={entry.id === selected}
      onClick={() => {
        setMoved({ start, from: entry.id })
        onSelect(entry.id)
      }}
      className="chip max-md:flex-auto max-md:px-2"
    >
      {entry.picture && <span className="flex-none max-md:hidden">{entry.picture}</span>}
      {entry.name}
    </button>
  )

  const strip = (
    <fieldset
      aria-label={label ?? texts.categories}
      className="flex min-w-0 items-center gap-1.5 max-md:w-full md:gap-2.5 max-[19rem]:flex-wrap noscript:flex-wrap"
    >
      <IconButton
        label={texts.previousCategories}
        icon={<ChevronLeft size={20} aria-hidden />}
        aria-disabled={start === 0}
        onClick={start === 0 ? undefined : () => moveTo(start - 1)}
        className="noscript:hidden"
      />
      {shown.map(chipOf)}
      <IconButton
        label={texts.nextCategories}
        icon={<ChevronRight size={20} aria-hidden />}
        aria-disabled={start === lastStart}
        onClick={start === lastStart ? undefined : () => moveTo(start + 1)}
        className="noscript:hidden"
      />
      {action && (
        <noscript className="noscript:contents">
          {entries.filter((entry) => !shown.includes(entry)).map(chipOf)}
        </noscript>
      )}
    </fieldset>
  )
  if (!action) return strip
  return (
    <form
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="max-md:w-full noscript:w-full"
    >
      <KeptParameters kept={props.kept} />
      {strip}
    </form>
  )
}

function windowShowing(
  entries: readonly StripEntry[],
  selected: number | undefined,
  lastStart: number,
): number {
  const index = entries.findIndex((entry) => entry.id === selected)
  return Math.max(0, Math.min(index - 1, lastStart))
}
