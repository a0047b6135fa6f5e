import { useQuery, useQueryClient } from '@tanstack/react-query'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useRef } from 'react'
import { feedbackTexts } from '../../domain/texts/en/home.ts'
import { type Carousel, CarouselControls, CarouselSlides, useCarousel } from '../../ui/carousel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { feedbackQuery } from '../api/catalogue-queries.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { StandIn } from '../brand/stand-in.tsx'
import { ToldStandIn } from '../brand/told-stand-in.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { loadFeedbackForm, useFeedbackForm } from './use-feedback-form.ts'
import { useReveal } from './use-reveal.ts'

const FeedbackForm = lazy(loadFeedbackForm)
// Rendered on the server only.
const ScriptlessFeedbackForm = lazy(async () => ({
  default: (await import('./scriptless-feedback-form.tsx')).ScriptlessFeedbackForm,
}))

export function Feedback() {
  const texts = useTexts(feedbackTexts)
  const queryClient = useQueryClient()
  const carousel = useCarousel()
  const form = useFeedbackForm()
  const toggle = useRef<HTMLButtonElement>(null)
  const group = useReveal<HTMLDivElement>()

  const onGiven = async () => {
    form.close()
    toggle.current?.focus()
    await queryClient.invalidateQueries(feedbackQuery())
    carousel.goTo(0)
  }

  return (
    <section
      aria-labelledby="feedback"
      className="overflow-hidden bg-husk-50 py-14 md:py-(--space-section)"
    >
      <div ref={group} className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="feedback">{texts.title}</h2>
          <div className="flex items-center gap-4">
            <CarouselControls carousel={carousel} names={texts.carousel} />
            <IconButton
              ref={toggle}
              label={form.isOpen ? texts.closeForm : texts.give}
              icon={form.isOpen ? <X aria-hidden /> : <MessageSquarePlus aria-hidden />}
              variant="plain"
              aria-expanded={form.isOpen}
              aria-controls="feedback-form"
              disabled={form.isBusy}
              aria-disabled={form.isSending || undefined}
              onClick={form.toggle}
              className="feedback-toggle noscript:hidden"
            />
          </div>
        </div>
        <noscript>
          <Suspense>
            <ScriptlessFeedbackForm />
          </Suspense>
        </noscript>
        <div id="feedback-form">
          {form.user && form.isOpen && (
            <Suspense>
              <FeedbackForm
                user={form.user}
                typedAs={form.typedAs}
                onSending={form.setSending}
                onGiven={onGiven}
              />
            </Suspense>
          )}
        </div>
        <div className="mt-7">
          <Reviews carousel={carousel} />
        </div>
      </div>
    </section>
  )
}

function Reviews({ carousel }: { carousel: Carousel }) {
  const texts = useTexts(feedbackTexts)
  const feedback = useQuery(feedbackQuery())
  if (feedback.isPending) {
    return (
      <StandIn height={reviewHeight}>
        <Spinner label={texts.loading} />
      </StandIn>
    )
  }
  if (feedback.isLoadingError) {
    const { error, refetch } = feedback
    return <ToldStandIn height={reviewHeight} error={error} onRetry={() => void refetch()} />
  }
  if (feedback.data.length === 0) {
    return (
      <EmptyState title={texts.none}>
        <p>{texts.beFirst}</p>
      </EmptyState>
    )
  }
  return (
    <CarouselSlides carousel={carousel} label={texts.reviews}>
      {feedback.data.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: feedback has no id, and two may have the same text
        <li key={`${feedback.data.length - index} ${each.name}`} className="carousel-slide">
          <FeedbackCard feedback={each} />
        </li>
      ))}
    </CarouselSlides>
  )
}

const reviewHeight = 'min-h-78'
