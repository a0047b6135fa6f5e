import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { customPackageNameCharacters } from '../../domain/limits.ts'
import { customPackageTexts } from '../../domain/texts/en/custom-packages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTexts } from '../../ui/texts.ts'

type PackageNameProps = { name: string; onRename: (name: string) => void }

/** The package's name, edited in place. Escape restores the earlier name. */
export function PackageName({ name, onRename }: PackageNameProps) {
  const texts = useTexts(customPackageTexts).builder
  const [earlier, setEarlier] = useState<string>()
  // With an empty name the field stays: there is no name to show.
  const isEditing = earlier !== undefined || name.trim() === ''
  const field = useRef<HTMLInputElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)

  // Field and heading replace each other, and the focus moves along.
  const edit = () => {
    flushSync(() => setEarlier(name))
    field.current?.select()
  }
  const finish = () => {
    flushSync(() => setEarlier(undefined))
    editButton.current?.focus()
  }

  if (!isEditing) {
    return (
      <div className="flex items-center gap-3">
        <h2 className="mr-auto min-w-0 text-section wrap-anywhere">{name}</h2>
        <IconButton
          ref={editButton}
          label={texts.editName}
          icon={<Pencil size={20} aria-hidden />}
          variant="plain"
          onClick={edit}
        />
      </div>
    )
  }
  return (
    <form
      className="flex items-center gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        // On the way to the button the form stays, or the focus would be lost.
        if (!currentTarget.contains(relatedTarget)) setEarlier(undefined)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        finish()
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={texts.name}
        value={name}
        maxLength={customPackageNameCharacters}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => setEarlier((known) => known ?? name)}
        onChange={(event) => onRename(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (earlier !== undefined) onRename(earlier)
          finish()
        }}
        className="field-control font-semibold"
      />
      <IconButton
        type="submit"
        label={texts.keepName}
        icon={<Check size={20} aria-hidden />}
        variant="quiet"
      />
    </form>
  )
}
