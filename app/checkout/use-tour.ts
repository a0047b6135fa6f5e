import { useEffect, useEffectEvent, useRef } from 'react'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { useTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toasts.tsx'
import type { CartOnScreen } from '../cart/use-cart.ts'
import { tourDelayMs } from '../motion.ts'
import type { Addresses } from '../recipients/use-addresses.ts'
import type { Tour } from './tour.ts'
import { completeTour, isTourCompleted } from './tour-completion.ts'
import { tourSteps } from './tour-steps.ts'

type Situation = { cart: CartOnScreen; addresses: Addresses; isPlacing: boolean }

/** The guided tour: starts by itself a moment after the first load, later on request. */
export function useTour({ cart, addresses, isPlacing }: Situation) {
  const texts = useTexts(checkoutTexts).tour
  const { networkError } = useTexts(controlTexts)
  const running = useRef<Tour>(undefined)
  const isLeft = useRef(false)

  async function start(isDisturbing = () => false): Promise<void> {
    const { startTour } = await import('./tour.ts')
    // Its code may have taken a while.
    if (isLeft.current || isDisturbing()) return
    running.current?.abandon()
    const situation = {
      hasCart: cart.lines.length > 0,
      hasSelectedAddress: addresses.selected !== undefined,
    }
    running.current = startTour(tourSteps(situation, texts.steps), texts, completeTour)
  }

  const startByItself = useEffectEvent((isDisturbing: () => boolean) => {
    // It starts by itself here, so no one misses it when its code cannot be loaded.
    if (!isDisturbing()) start(isDisturbing).catch(() => {})
  })

  const isLoaded = (cart.cartId !== undefined || !cart.isLoading) && !addresses.isLoading
  const isFree = addresses.mode.name !== 'form' && !isPlacing
  useEffect(() => {
    if (!isLoaded || !isFree || isTourCompleted()) return
    let isOver = false
    const isDisturbing = () =>
      isOver || isTourCompleted() || document.querySelector('dialog[open]') !== null
    const timer = setTimeout(() => startByItself(isDisturbing), tourDelayMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isLoaded, isFree])

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      running.current?.abandon()
    }
  }, [])

  return { start: () => void start().catch(() => toast.error(networkError)) }
}
