import { translation } from '#translation'
import type { Language, Texts } from '../../domain/texts/texts.ts'

/** The matched routes, of which the root's loader says where the shop is and which language the page has. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type Loaded = { origin: string; language: Language }

/** An area's texts in the language of the page, for its head: that is put together outside of components. */
export function textsFor<Area extends Texts[keyof Texts]>(matches: Matches, english: Area): Area {
  return translation(english, loadedByRoot(matches).language)
}

/** What the root's loader returned; on a page that broke before it, an empty origin and English. */
export function loadedByRoot(matches: Matches): Loaded {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  // Its type is that of the loader in `root.tsx`.
  return (root as Loaded | undefined) ?? { origin: '', language: 'en' }
}
