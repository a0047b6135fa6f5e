/** A problem at the start that the operator can solve; the message alone is shown, without a stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
