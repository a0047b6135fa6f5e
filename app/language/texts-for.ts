import { translation } from '#translation'
import type { ShopFacts } from '../../domain/settings/shop-facts.ts'
import { shop } from '../../domain/shop.ts'
import type { Language, Texts } from '../../domain/texts/texts.ts'

/** The matched routes. The data of the root's loader holds the shop's origin and the page's language. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type Loaded = { origin: string; language: Language; shop?: Partial<ShopFacts> }

/** An area's texts in the language of the page, for `meta`, which is called outside of components. */
export function textsFor<Area extends Texts[keyof Texts]>(matches: Matches, english: Area): Area {
  return translation(english, loadedByRoot(matches).language)
}

/** The shop's name, contacts and sentences, for `meta`. */
export function shopFor(matches: Matches): ShopFacts {
  return { ...shop, ...loadedByRoot(matches).shop }
}

/** The data of the root's loader; on a page that failed before it, an empty origin and English. */
export function loadedByRoot(matches: Matches): Loaded {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  // Its type is the one that the loader in `root.tsx` returns.
  return (root as Loaded | undefined) ?? { origin: '', language: 'en' }
}
