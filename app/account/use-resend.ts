import { useEffect, useState } from 'react'
import { otpResendSeconds } from '../../domain/limits.ts'
import { otpTexts } from '../../domain/texts/en/account.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import { resendCode } from './one-time-code.ts'

/** Sends another code. After each one, the first included, the button waits as long as the server does. */
export function useResend(email: string | undefined, onResent: () => void = () => {}) {
  const texts = useTexts(otpTexts)
  const { secondsLeft, start, stop } = useCountdown(otpResendSeconds)
  const [failure, setFailure] = useState<string>()

  const resend = async () => {
    setFailure(undefined)
    if (!email) return setFailure(texts.emailMissing)
    start(otpResendSeconds)
    const { failure, waitSeconds } = await resendCode(email, texts)
    if (waitSeconds) start(waitSeconds)
    else if (failure) stop()
    if (failure) return setFailure(failure)
    toast.success(texts.resent)
    onResent()
  }

  return {
    resend,
    failure,
    isPending: secondsLeft > 0,
    label: secondsLeft > 0 ? texts.resendIn(secondsLeft) : texts.resend,
  }
}

/** A countdown by the clock: it stays right even when the browser throttles timers of a hidden page. */
function useCountdown(first: number) {
  const [end, setEnd] = useState<number>()
  const [secondsLeft, setSecondsLeft] = useState(first)
  useEffect(() => {
    // The server that rendered the page has another clock.
    if (end === undefined) return setEnd(Date.now() + first * 1000)
    if (end === 0) return
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setSecondsLeft(left)
      if (left === 0) setEnd(0)
    }, 1000)
    return () => clearInterval(timer)
  }, [end, first])

  return {
    secondsLeft,
    start: (seconds: number) => {
      setEnd(Date.now() + seconds * 1000)
      setSecondsLeft(seconds)
    },
    stop: () => {
      setEnd(0)
      setSecondsLeft(0)
    },
  }
}
