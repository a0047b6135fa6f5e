import { plainAnswers } from '../../contract/plain-answers.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { api } from '../api/browser.ts'
import { limitMessage, serverMessage, waitSeconds } from '../api/server-message.ts'

type OtpTexts = Texts['otpTexts']

/** Has a first code mailed; returns why not, if it failed. Each page has its own message for a call that failed. */
export async function sendCode(
  email: string,
  { texts, messageFor }: { texts: OtpTexts; messageFor: (error: unknown) => string },
): Promise<string | undefined> {
  try {
    const { status, body } = await api('POST /user/send', { body: { email } })
    return status === 201 ? undefined : body.message || texts.notSent
  } catch (error) {
    return messageFor(error)
  }
}

/** Why no other code was sent, if none was, and how long the server wants to wait, if it says. */
type Resent = { failure?: string; waitSeconds: number | undefined }

/** Has another code mailed. */
export async function resendCode(email: string, texts: OtpTexts): Promise<Resent> {
  try {
    // The specified GET would put the address into a URL.
    const { headers } = await api('POST /user/send', { body: { email } })
    return { waitSeconds: Number(headers.get('Retry-After')) || undefined }
  } catch (error) {
    return {
      failure: limitMessage(error) ?? texts.resendFailed,
      waitSeconds: waitSeconds(error),
    }
  }
}

/** Returns why the code is not accepted, if it is not. */
export async function validateCode(
  code: { email: string; otp: string },
  texts: OtpTexts,
): Promise<string | undefined> {
  try {
    const { body } = await api('POST /user/validate', { body: code })
    return body === plainAnswers.codeIsRight ? undefined : texts.invalid
  } catch (error) {
    return serverMessage(error) ?? texts.verificationFailed
  }
}
