import Apple from 'lucide-react/icons/apple'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { footerTexts } from '../../domain/texts/en/footer.ts'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'

const tones = { leaf: 'bg-leaf-900 hover:bg-ink', ink: 'bg-ink hover:bg-leaf-900' }

type StoreLinksProps = { tone: keyof typeof tones; className?: string }

/** Badges that lead to the app stores, in new tabs. */
export function StoreLinks({ tone, className = '' }: StoreLinksProps) {
  const texts = useTexts(footerTexts)
  const shop = useShop()
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {shop.appStoreUrl && (
        <StoreLink
          href={shop.appStoreUrl}
          lead={texts.downloadOn}
          name={texts.appStore}
          icon={<Apple aria-hidden />}
          tone={tone}
        />
      )}
      {shop.googlePlayUrl && (
        <StoreLink
          href={shop.googlePlayUrl}
          lead={texts.getItOn}
          name={texts.googlePlay}
          icon={<Play aria-hidden />}
          tone={tone}
        />
      )}
    </div>
  )
}

type StoreLinkProps = {
  href: string
  lead: string
  name: string
  icon: ReactNode
  tone: keyof typeof tones
}

function StoreLink({ href, lead, name, icon, tone }: StoreLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={`flex min-h-13 items-center gap-3 rounded-control px-4 py-1.5 text-coconut ${tones[tone]}`}
    >
      {icon}
      <span className="grid leading-tight">
        <span className="text-label">{lead}</span>
        <span className="font-semibold">{name}</span>
      </span>
      <span className="sr-only">{useTexts(controlTexts).opensInNewTab}</span>
    </a>
  )
}
