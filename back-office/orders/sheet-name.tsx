import { createContext, type ReactNode, use } from 'react'
import type { ItemKind } from '../../domain/cart/lines.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { OrderDocument } from './queries.ts'

type Thing = { kind: ItemKind | 'category'; id: number }

const SheetNames = createContext<ReadonlyMap<string, string>>(new Map())

const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`

type Named = Pick<OrderDocument, 'translatedNames'>
type NamedSheetProps = { orders: readonly Named[]; children: ReactNode }

/** A sheet of these orders, with their goods named in its language where they have such a name. */
export function NamedSheet({ orders, children }: NamedSheetProps) {
  const names = orders.flatMap(({ translatedNames }) => translatedNames)
  const byThing = new Map(names.map(({ name, ...thing }) => [keyOf(thing), name]))
  return <SheetNames value={byThing}>{children}</SheetNames>
}

/** The name of a thing in the language of the sheet; undefined where it is the English one. */
export function useTranslatedName() {
  const names = use(SheetNames)
  return (thing: Thing) => names.get(keyOf(thing))
}

/** A name in the language of the sheet, and the English one beside it, because that is what stands on the packet. */
export function SheetName({ name, ...thing }: Thing & { name: string }) {
  const translated = useTranslatedName()(thing)
  const langOf = useLangOf()
  if (!translated || translated === name)
    return <span lang={langOf(name)}>{unbrokenUnits(name)}</span>
  return (
    <>
      <span lang={langOf(translated)}>{unbrokenUnits(translated)}</span>{' '}
      <small lang="en" className="text-label font-normal text-husk-700">
        {unbrokenUnits(name)}
      </small>
    </>
  )
}
