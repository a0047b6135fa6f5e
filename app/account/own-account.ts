import { api } from '../api/browser.ts'

type Credentials = { email: string; password: string }

/**
 * Whether an account has this email address and this password: of a customer whose form did what it should, but never
 * heard so. The session that proves it ends at once.
 */
export async function isOwnAccount({ email, password }: Credentials): Promise<boolean> {
  try {
    const { body } = await api('POST /user/login', { body: { email, password } })
    // The proof counts also when the session cannot be ended now.
    if ('token' in body) await api('POST /user/logout', { token: body.token }).catch(() => {})
    return true
  } catch {
    return false
  }
}
