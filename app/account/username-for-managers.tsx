/** A hidden field that tells password managers whose new password it is: they look for a username beside it. */
export function UsernameForManagers({ email = '' }: { email?: string | undefined }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
