import useEmblaCarousel from 'embla-carousel-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>
export type Carousel = ReturnType<typeof useCarousel>

/** More dots than this do not fit on a phone: only those around the current one are shown. */
const mostDots = 5

/** Slides that turn in a circle, showing as many at a time as fit. */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto', loop: true })
  const read = (snapshot: (embla: Embla) => number) => () => (embla ? snapshot(embla) : 0)
  const subscribe = (changed: () => void) => {
    embla?.on('select', changed).on('reInit', changed)
    return () => embla?.off('select', changed).off('reInit', changed)
  }
  const snaps = useSyncExternalStore(
    subscribe,
    read((each) => each.scrollSnapList().length),
    zero,
  )
  const shown = useSyncExternalStore(
    subscribe,
    read((each) => each.selectedScrollSnap()),
    zero,
  )
  return {
    viewport,
    isReady: embla !== undefined,
    snaps,
    shown,
    previous: () => embla?.scrollPrev(wantsNoMotion()),
    next: () => embla?.scrollNext(wantsNoMotion()),
    goTo: (snap: number) => embla?.scrollTo(snap, wantsNoMotion()),
  }
}

const zero = () => 0
const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type CarouselControlsProps = {
  carousel: Carousel
  names: {
    all: string
    previous: string
    next: string
    turn: (number: number, count: number) => string
  }
}

/** Arrows and, between them, a dot for each turn. */
export function CarouselControls({ carousel, names }: CarouselControlsProps) {
  const { shown, snaps } = carousel
  const first = Math.max(0, Math.min(shown - Math.floor(mostDots / 2), snaps - mostDots))
  const dots = Array.from({ length: Math.min(snaps, mostDots) }, (_, index) => first + index)
  return (
    <fieldset aria-label={names.all} className="noscript:hidden flex items-center gap-2">
      <IconButton
        label={names.previous}
        icon={<ChevronLeft size={20} aria-hidden />}
        disabled={snaps < 2}
        onClick={carousel.previous}
      />
      {dots.map((dot) => (
        <button
          key={dot}
          type="button"
          aria-label={names.turn(dot + 1, snaps)}
          aria-current={dot === shown || undefined}
          onClick={() => carousel.goTo(dot)}
          className="carousel-dot"
        />
      ))}
      <IconButton
        label={names.next}
        icon={<ChevronRight size={20} aria-hidden />}
        disabled={snaps < 2}
        onClick={carousel.next}
      />
    </fieldset>
  )
}

type CarouselSlidesProps = { carousel: Carousel; label: string; children: ReactNode }

/** The slides are list items; without script they are a list that scrolls horizontally. */
export function CarouselSlides({ carousel, label, children }: CarouselSlidesProps) {
  return (
    <div
      ref={carousel.viewport}
      data-ready={carousel.isReady || undefined}
      className="carousel-viewport"
    >
      <ul aria-label={label} className="carousel-slides">
        {children}
      </ul>
    </div>
  )
}
