import { plainAnswers } from '../../contract/plain-answers.ts'
import { otpTexts } from '../../domain/texts/en/account.ts'
import { api } from '../api/browser.ts'
import { serverWords, wordsOfLimit } from './server-words.ts'

// Each of these returns why it failed, if it did.

/** Has a first code mailed; each page has words of its own for a call that failed. */
export async function sendCode(
  email: string,
  wordsFor: (error: unknown) => string,
): Promise<string | undefined> {
  try {
    const { status, body } = await api('POST /user/send', { query: { email } })
    return status === 201 ? undefined : body.message || otpTexts.notSent
  } catch (error) {
    return wordsFor(error)
  }
}

/** Has another code mailed, which replaces the one before. */
export async function resendCode(email: string): Promise<string | undefined> {
  try {
    await api('GET /user/send', { query: { email } })
  } catch (error) {
    return wordsOfLimit(error) ?? otpTexts.resendFailed
  }
}

export async function validateCode(email: string, otp: string): Promise<string | undefined> {
  try {
    const { body } = await api('POST /user/validate', { query: { email, otp } })
    return body === plainAnswers.codeIsRight ? undefined : otpTexts.invalid
  } catch (error) {
    return serverWords(error) ?? otpTexts.verificationFailed
  }
}
