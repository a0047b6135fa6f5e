import { useRef, useState } from 'react'
import { mayLeaveOut, mayReplace } from '../../domain/picking/agreement.ts'
import { openUnits, unitsNotFound } from '../../domain/picking/line.ts'
import type { PendingStep } from '../../domain/picking/pending-steps.ts'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { SheetName, useTranslatedName } from '../orders/sheet-name.tsx'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { ChooseSubstitute } from './choose-substitute.tsx'
import { HowMany } from './how-many.tsx'
import type { PickedLine, PickedOrder } from './picking-queries.ts'
import { Said } from './said.tsx'

/** The package that a line is in, in the language of the phone if it has a name in it. */
function InPackage({ line: { packageId, packageName } }: { line: PickedLine }) {
  const texts = useTexts(pickingPhoneTexts)
  const nameOf = useTranslatedName()
  if (!packageName) return null
  const translated = packageId === null ? undefined : nameOf({ kind: 'package', id: packageId })
  return <p className="text-label">{texts.inPackage(translated ?? packageName)}</p>
}

type Step = Omit<PendingStep, 'opId' | 'atDevice'>
type LineProps = {
  orderId: string
  order: PickedOrder
  line: PickedLine
  onStep: (step: Step) => void
}

/** A line of the walk: how many, of what, and what the picker can say of it. */
export function LineToPick({ orderId, order, line, onStep }: LineProps) {
  const texts = useTexts(pickingPhoneTexts)
  const [asked, setAsked] = useState<'some' | 'replace'>()
  const nameOf = useTranslatedName()
  const open = openUnits(line)
  const place = useRef<HTMLLIElement>(null)
  useFocusAfter(`${open > 0} ${asked}`, () => place.current?.querySelector('button'))
  const calls = order.calls.map((call) => ({ ...call, at: new Date(call.at) }))
  const say = (change: Partial<Step>) => {
    setAsked(undefined)
    const { goods, version, picked, short, noneLeft, substitutes } = line
    onStep({ goods, version, picked, short, noneLeft, substitutes, ...change })
  }
  return (
    <li ref={place} className="grid gap-2 border-b border-husk-200 py-4">
      <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
        <span className="number stencil text-title">{texts.units(line.quantity)}</span>
        <div>
          <p className="text-lead font-semibold">
            <SheetName kind="product" id={line.productId} name={line.name} />
          </p>
          <InPackage line={line} />
          {line.choice !== order.choice && (
            <p className="font-semibold">{texts.choice[line.choice]}</p>
          )}
          <p role="status" className="font-semibold text-leaf-700 empty:sr-only">
            <Said line={line} />
          </p>
        </div>
      </div>
      {unitsNotFound(line) > 0 && (
        <label className="flex min-h-12 items-center gap-2.5">
          <input
            type="checkbox"
            checked={line.noneLeft}
            onChange={({ currentTarget }) => say({ noneLeft: currentTarget.checked })}
            className="size-5"
          />
          {texts.shelfEmpty}
        </label>
      )}
      {open > 0 ? (
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={() => say({ picked: line.picked + open })}>{texts.found.all}</Button>
          <Button variant="outline" disabled={open === 1} onClick={() => setAsked('some')}>
            {texts.found.some}
          </Button>
          <Button
            variant="outline"
            disabled={!mayLeaveOut(line.choice, calls)}
            onClick={() => say({ short: line.short + open })}
          >
            {texts.found.none}
          </Button>
          <Button
            variant="outline"
            disabled={!mayReplace(line.choice, calls)}
            onClick={() => setAsked('replace')}
          >
            {texts.found.replace}
          </Button>
        </div>
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => say({ picked: 0, short: 0, noneLeft: false, substitutes: [] })}
        >
          {texts.found.undo}
        </Button>
      )}
      {asked === 'some' && (
        <HowMany
          name={nameOf({ kind: 'product', id: line.productId }) ?? line.name}
          most={open - 1}
          onSave={(found) => say({ picked: line.picked + found })}
        />
      )}
      {asked === 'replace' && (
        <ChooseSubstitute
          orderId={orderId}
          goods={line.goods}
          onChoose={({ inStock, ...product }) => {
            const units = Math.min(open, inStock)
            const replaced = { ...product, units, forUnits: units }
            say({ substitutes: [...line.substitutes, replaced] })
          }}
        />
      )}
    </li>
  )
}
