import { plainAnswers } from '../../contract/plain-answers.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { api } from '../api/browser.ts'
import { limitMessage, serverMessage, waitSeconds } from '../api/server-message.ts'

type OtpTexts = Texts['otpTexts']

// Each of these returns why it failed, if it did.

/** Has a first code mailed. Each page has its own message for a call that failed. */
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

/** Why no other code was sent, and how long the server wants to wait, if it says. */
type ResendRefusal = { message: string; waitSeconds: number | undefined }

/** Has another code mailed. */
export async function resendCode(
  email: string,
  texts: OtpTexts,
): Promise<ResendRefusal | undefined> {
  try {
    // The specified GET would put the address into a URL.
    await api('POST /user/send', { body: { email } })
  } catch (error) {
    return {
      message: limitMessage(error) ?? texts.resendFailed,
      waitSeconds: waitSeconds(error),
    }
  }
}

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
