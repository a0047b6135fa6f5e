/** Whose new password it is: password managers look for a username beside it. Never seen. */
export function UsernameForManagers({ email = '' }: { email?: string | undefined }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
