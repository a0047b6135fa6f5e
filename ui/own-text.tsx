import type { ReactNode } from 'react'
import type { OwnText as Name } from '../domain/settings/shop-facts.ts'
import { useShop } from './shop-facts.ts'
import { useLangOf } from './use-lang-of.ts'

type OwnTextProps = {
  name: Name
  /** What the shop says by itself. */
  children?: ReactNode
}

/** A sentence that the owner may have written, marked with its language where that is not the page's. */
export function OwnText({ name, children }: OwnTextProps) {
  const own = useShop().texts?.[name]
  return own === undefined ? children : <InItsLanguage>{own}</InItsLanguage>
}

/** A text that may be in another language than the page. */
export function InItsLanguage({ children }: { children: string }) {
  const lang = useLangOf()(children)
  return lang ? <span lang={lang}>{children}</span> : children
}
