import { ApiError } from '../../contract/client.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'

export function feedbackFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return feedbackTexts.expired
  return status === 403 ? feedbackTexts.denied : feedbackTexts.failed
}
