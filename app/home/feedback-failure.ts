import { ApiError } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { limitMessage } from '../api/server-message.ts'

export function feedbackFailure(error: unknown, texts: Texts['feedbackTexts']): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return texts.expired
  return limitMessage(error) ?? (status === 403 ? texts.denied : texts.failed)
}
