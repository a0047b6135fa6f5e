import { useOperator } from '../session/session.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { Operators } from './operators.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The operator's own way in, and who else may work here. */
export function Component() {
  const { name, email } = useOperator()
  return (
    <>
      <PageTitle title="Account" />
      <p className="mb-4">
        {name}, {email}. To change your password, log out and choose “Forgot password?” at the
        login.
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <SecondFactor />
        <Operators />
      </div>
    </>
  )
}
