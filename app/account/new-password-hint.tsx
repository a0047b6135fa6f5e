import { messages } from '../../domain/messages.ts'

/** What a new password needs, and what login will ask of it. */
export function NewPasswordHint() {
  return (
    <>
      An uppercase and a lowercase letter, a number and a special character.{' '}
      {messages.reset.lengthHint}
    </>
  )
}
