/** The path of the page that a link opens. */
export function emailLinkPath<Token extends string>(token: Token) {
  return `/account/email/${token}` as const
}
