/** What keeps the shop from starting and is the operator's to change; the message says all of it. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
