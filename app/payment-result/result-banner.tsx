import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import type { PaymentBanner } from './payment-banner.ts'

const icons = { paid: Check, processing: Clock, failed: X, cancelled: X, unknown: CircleHelp }

const grounds: Record<PaymentBanner['tone'], string> = {
  green:
    '[--ground:var(--color-success)] [--thread:var(--color-success-thread)] text-white on-dark',
  red: '[--ground:var(--color-chilli-700)] [--thread:color-mix(in_srgb,var(--color-chilli-700)_84%,black)] text-white on-dark',
  amber: '[--ground:var(--color-turmeric-500)] [--thread:var(--color-turmeric-thread)]',
}

/** The result of the payment, across the whole page. Screen readers read a change out. */
export function ResultBanner({ banner }: { banner: PaymentBanner }) {
  const Icon = icons[banner.kind]
  const lozenge = banner.tone === 'amber' ? 'bg-leaf-700 text-coconut' : 'bg-turmeric-500 text-ink'
  return (
    <div className={`ground rounded-none before:mask-size-[72px] ${grounds[banner.tone]}`}>
      <div className="page-width flex items-center gap-6 pt-8 pb-12 md:gap-10 md:pt-11 md:pb-16">
        <span
          aria-hidden
          className={`ml-2 grid size-13 flex-none rotate-45 place-items-center md:ml-4 md:size-20 ${lozenge}`}
        >
          <Icon className="size-7 -rotate-45 md:size-10" strokeWidth={2.5} />
        </span>
        <div role="status" className="grid gap-2">
          <h1>{banner.title}</h1>
          <p className="max-w-110 text-lead leading-snug">{banner.text}</p>
          {banner.note && <p className="max-w-150 leading-snug">{banner.note}</p>}
        </div>
      </div>
      <div aria-hidden className="tooth absolute inset-x-0 bottom-0 text-coconut" />
    </div>
  )
}
