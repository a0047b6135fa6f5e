import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import type { ReturnState } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'

/** The form with its rules and their library, loaded only when somebody opens it. */
export const loadFeedbackForm = async () => ({
  default: (await import('./feedback-form.tsx')).FeedbackForm,
})

/** The state of the feedback form: it opens for customers; guests are redirected to /login. */
export function useFeedbackForm() {
  const { networkError } = useTexts(controlTexts)
  const { loginFirst } = useTexts(feedbackTexts)
  const { status, user } = useSession()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)

  const open = async () => {
    setOpening(true)
    try {
      await loadFeedbackForm()
      setOpen(true)
    } catch {
      toast.error(networkError)
    } finally {
      setOpening(false)
    }
  }

  const toggle = () => {
    if (status === 'customer') {
      if (isOpen) setOpen(false)
      else void open()
      return
    }
    if (status === 'unreachable') {
      toast.error(networkError)
      return
    }
    toast.info(loginFirst)
    navigate(href('/login'), { state: { from: href('/') } satisfies ReturnState })
  }

  return {
    user,
    isOpen: isOpen && status === 'customer',
    isBusy: isOpening || status === 'loading',
    toggle,
    close: () => setOpen(false),
  }
}
