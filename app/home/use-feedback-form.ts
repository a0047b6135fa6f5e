import { useEffect, useEffectEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { keepTyped, typedBefore } from '../forms/typed.ts'
import type { ReturnState } from '../shell/return-path.ts'
import { useSession } from '../shell/session.tsx'

/** The form with its rules and their library, loaded only when somebody opens it. */
export const loadFeedbackForm = async () => ({
  default: (await import('./feedback-form.tsx')).FeedbackForm,
})

/**
 * The state of the feedback form: it opens for customers, by itself if it has been left with something typed in it;
 * guests are redirected to /login.
 */
export function useFeedbackForm() {
  const { networkError } = useTexts(controlTexts)
  const { loginFirst } = useTexts(feedbackTexts)
  const { status, user } = useSession()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [isSending, setSending] = useState(false)

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

  const typedAs = `feedback of customer ${user?.id}`
  const openAgain = useEffectEvent(() => {
    if (typedBefore(typedAs)) void open()
  })
  useEffect(() => {
    if (user?.id !== undefined) openAgain()
  }, [user?.id])

  const close = () => {
    keepTyped(typedAs, undefined)
    setOpen(false)
  }

  const toggle = () => {
    // It may fail, and then the form has what was typed.
    if (isSending) return
    if (status === 'customer') {
      if (isOpen) close()
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
    /** Under which name the tab keeps what is typed until the form is sent or closed. */
    typedAs,
    isOpen: isOpen && status === 'customer',
    isBusy: isOpening || status === 'loading',
    isSending,
    setSending,
    toggle,
    close,
  }
}
