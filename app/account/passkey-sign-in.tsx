import { passkeyUseTexts, sessionTexts } from '../../domain/texts/en/account.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { unlockPasskey, useHasPasskeys } from '../../ui/passkeys.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { api } from '../api/browser.ts'
import { useSession } from '../shell/session.tsx'
import { passkeyFailure } from './passkey-failure.ts'

/**
 * Signs the customer in with a passkey, and asks for no email. Its place is kept while it is hidden, so that nothing
 * moves: before hydration, without script, and in a browser that knows no passkeys.
 */
export function PasskeySignIn() {
  const texts = useTexts(passkeyUseTexts)
  const { loggedIn, loginFailed } = useTexts(sessionTexts)
  const failureTexts = { controlTexts: useTexts(controlTexts), passkeyUseTexts: texts }
  const hasPasskeys = useHasPasskeys()
  const session = useSession()
  const { isSending, failure, run } = useSending()

  const signIn = async () => {
    let token: string
    try {
      const { body: options } = await api('POST /user/login/passkey/options', {})
      const passkey = await unlockPasskey(options)
      token = (await api('POST /user/login/passkey', { body: { passkey } })).body.token
    } catch (error) {
      return passkeyFailure(error, failureTexts)
    }
    try {
      await session.login(token)
    } catch {
      return loginFailed
    }
    toast.success(loggedIn)
  }
  return (
    <div className={`grid justify-items-start gap-4 ${hasPasskeys ? '' : 'invisible'}`}>
      <Button
        variant="link"
        // Its words begin where those of the form do.
        className="-mx-1.5"
        busy={isSending}
        disabled={session.status === 'loading'}
        onClick={() => void run(signIn)}
      >
        {isSending ? texts.using : texts.use}
      </Button>
      <FormFailure text={failure} />
    </div>
  )
}
