import { type Role, roles } from '../../domain/operators/rights.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { forgetUnsaved } from '../ui/unsaved.ts'

type ChangedRolesProps = { roles: readonly Role[]; onGoOn: () => void }

/** Over a page that keeps what was typed, although its operator has other roles by now. */
export function ChangedRoles({ roles: own, onGoOn }: ChangedRolesProps) {
  const texts = useOfficeTexts(sessionTexts).changedRoles
  const { names } = useOfficeTexts(accountTexts).operators.roles
  const named = roles.filter((role) => own.includes(role)).map((role) => names[role])
  const goOn = () => {
    forgetUnsaved()
    onGoOn()
  }
  return (
    <section
      role="alert"
      className="panel fixed inset-x-4 bottom-4 z-30 grid gap-3 border-chilli-700 print:hidden"
    >
      <p>{texts.text(named.join(', '))}</p>
      <div>
        <Button variant="outline" size="small" onClick={goOn}>
          {texts.goOn}
        </Button>
      </div>
    </section>
  )
}
