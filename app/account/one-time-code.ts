import { plainAnswers } from '../../contract/plain-answers.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { api } from '../api/browser.ts'
import { serverWords, wordsOfLimit } from './server-words.ts'

type OtpTexts = Texts['otpTexts']

// Each of these returns why it failed, if it did.

/** Has a first code mailed; each page has words of its own for a call that failed. */
export async function sendCode(
  email: string,
  { texts, wordsFor }: { texts: OtpTexts; wordsFor: (error: unknown) => string },
): Promise<string | undefined> {
  try {
    const { status, body } = await api('POST /user/send', { query: { email } })
    return status === 201 ? undefined : body.message || texts.notSent
  } catch (error) {
    return wordsFor(error)
  }
}

/** Has another code mailed, which replaces the one before. */
export async function resendCode(email: string, texts: OtpTexts): Promise<string | undefined> {
  try {
    await api('GET /user/send', { query: { email } })
  } catch (error) {
    return wordsOfLimit(error) ?? texts.resendFailed
  }
}

export async function validateCode(
  code: { email: string; otp: string },
  texts: OtpTexts,
): Promise<string | undefined> {
  try {
    const { body } = await api('POST /user/validate', { query: code })
    return body === plainAnswers.codeIsRight ? undefined : texts.invalid
  } catch (error) {
    return serverWords(error) ?? texts.verificationFailed
  }
}
