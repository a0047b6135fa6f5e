import { useEffect, useEffectEvent } from 'react'

export type StayReason = 'stopped' | 'back'

/**
 * Calls back when the browser shows this page although it was sent to the payment page: because its customer
 * has stopped it on the way, or because the back button brought the page back as it was left.
 */
export function useStay(onStay: (reason: StayReason) => void): void {
  const stay = useEffectEvent(onStay)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) stay('back')
    }
    const onStop = () => stay('stopped')
    // Older browsers do not say that they were stopped.
    const { navigation }: { navigation?: Navigation } = window
    window.addEventListener('pageshow', onShow)
    navigation?.addEventListener('navigateerror', onStop)
    return () => {
      window.removeEventListener('pageshow', onShow)
      navigation?.removeEventListener('navigateerror', onStop)
    }
  }, [])
}
