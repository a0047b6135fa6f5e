import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { customPackageNameCharacters } from '../../domain/limits.ts'
import { IconButton } from '../ui/icon-button.tsx'

type PackageNameProps = { name: string; onRename: (name: string) => void }

/** The package's name, changed in its place; Escape brings the earlier one back. */
export function PackageName({ name, onRename }: PackageNameProps) {
  const [earlier, setEarlier] = useState<string>()
  // A name that was emptied stays in its field: there is nothing else to show.
  const isEditing = earlier !== undefined || name.trim() === ''

  const edit = (button: HTMLButtonElement) => {
    const row = button.parentElement
    flushSync(() => setEarlier(name))
    row?.querySelector('input')?.select()
  }
  const finish = (row: HTMLElement | null) => {
    flushSync(() => setEarlier(undefined))
    row?.querySelector('button')?.focus()
  }

  if (!isEditing) {
    return (
      <div className="flex items-center gap-3">
        <h2 className="mr-auto min-w-0 text-section wrap-anywhere">{name}</h2>
        <IconButton
          label="Edit package name"
          icon={<Pencil size={20} aria-hidden />}
          variant="plain"
          onClick={(event) => edit(event.currentTarget)}
        />
      </div>
    )
  }
  return (
    <form
      className="flex items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        finish(event.currentTarget.parentElement)
      }}
    >
      <input
        type="text"
        aria-label="Package name"
        value={name}
        maxLength={customPackageNameCharacters}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => setEarlier((known) => known ?? name)}
        onChange={(event) => onRename(event.target.value)}
        onBlur={() => setEarlier(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (earlier !== undefined) onRename(earlier)
          finish(event.currentTarget.form?.parentElement ?? null)
        }}
        className="field-control font-semibold"
      />
      <IconButton
        type="submit"
        label="Keep the name"
        icon={<Check size={20} aria-hidden />}
        variant="quiet"
      />
    </form>
  )
}
