import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { May, useOperator } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Operators } from './operators.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The operator's own login, and the other operators. */
export function Component() {
  const texts = useOfficeTexts(accountTexts)
  const { name, email } = useOperator()
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-4">{texts.introduction(name, email)}</p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <SecondFactor />
          <Passkeys />
        </div>
        <May right="operators.see">
          <Operators />
        </May>
      </div>
    </>
  )
}
