import { useEffect } from 'react'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { failureText } from './server-message.ts'

/** Tells in a message that something could not be loaded, and returns its words for the place of what is missing. */
export function useToldFailure(error: Error): string {
  const { wentWrong } = useTexts(controlTexts)
  const text = failureText(error, wentWrong)
  useEffect(() => {
    if (text) toast.error(text)
  }, [text])
  return text ?? wentWrong
}
