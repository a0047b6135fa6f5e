import { useState } from 'react'
import { pickingPhoneTexts } from '../../domain/texts/en/picking-phone.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { useTexts } from '../../ui/texts.ts'

type HowManyProps = { name: string; most: number; onSave: (found: number) => void }

/** Asks how many units were there. The others stay open, to be replaced or left out. */
export function HowMany({ name, most, onSave }: HowManyProps) {
  const texts = useTexts(pickingPhoneTexts)
  const [found, setFound] = useState(most)
  return (
    <div className="grid gap-2">
      <p>{texts.howMany}</p>
      <div className="flex items-center gap-3">
        <QuantityStepper
          quantity={found}
          name={name}
          onDecrease={() => setFound(found - 1)}
          onIncrease={() => setFound(found + 1)}
          canDecrease={found > 1}
          canIncrease={found < most}
        />
        <Button onClick={() => onSave(found)}>{texts.save}</Button>
      </div>
    </div>
  )
}
