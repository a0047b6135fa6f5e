import { type Role, roles } from '../../domain/operators/rights.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import type { Fields } from '../../ui/form-rules.ts'
import { useOfficeTexts } from '../ui/texts.ts'

/** What somebody works as; each role says what it may do. */
export function RolesField({ given = [] }: { given?: readonly Role[] }) {
  const texts = useOfficeTexts(accountTexts).operators.roles
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{texts.legend}</legend>
      {roles.map((role) => (
        <label key={role} className="flex items-start gap-2.5">
          <input
            type="checkbox"
            name={role}
            defaultChecked={given.includes(role)}
            className="mt-0.5 size-5 flex-none"
          />
          <span>
            {texts.names[role]}
            <span className="block text-label text-husk-700">{texts.hints[role]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

export function rolesIn(fields: Fields): Role[] {
  return roles.filter((role) => fields[role] !== undefined)
}
