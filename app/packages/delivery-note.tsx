import Truck from 'lucide-react/icons/truck'
import { shellTexts } from '../../domain/texts/en/shell.ts'
import { useTexts } from '../../ui/texts.ts'

export function DeliveryNote() {
  return (
    <p className="flex items-center gap-2 text-small leading-(--leading-small) text-husk-700">
      <Truck size={20} aria-hidden className="flex-none text-leaf-500" />
      {useTexts(shellTexts).delivery}
    </p>
  )
}
