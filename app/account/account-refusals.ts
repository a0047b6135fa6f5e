import { ApiError } from '../../contract/client.ts'
import type { FormRefusal } from '../../ui/form.ts'

/** The server's message about an email address that has an account already, beside its field. */
export function takenEmail(error: unknown): FormRefusal | undefined {
  if (!(error instanceof ApiError) || error.code !== 'emailTaken') return
  return { faults: { email: error.message } }
}

/** The server's message about a wrong password of a signed-in customer, beside its field. */
export function wrongPassword(error: unknown): FormRefusal | undefined {
  if (!(error instanceof ApiError) || error.code !== 'wrongOwnPassword') return
  return { faults: { password: error.message } }
}

/** The server's message about a password that is too easy to guess. */
export function easyPasswordMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'easyPassword' ? error.message : undefined
}

/** The same beside its field. */
export function easyPassword(error: unknown): FormRefusal | undefined {
  const message = easyPasswordMessage(error)
  return message ? { faults: { password: message } } : undefined
}
