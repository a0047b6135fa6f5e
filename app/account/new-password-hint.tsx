import { loginPasswordLength } from '../../domain/limits.ts'
import { resetTexts } from '../../domain/texts/en/account.ts'

/** What a new password needs, and what login will ask of it. */
export function NewPasswordHint() {
  return (
    <>
      An uppercase and a lowercase letter, a number and a special character.{' '}
      {resetTexts.lengthHint(loginPasswordLength)}
    </>
  )
}
