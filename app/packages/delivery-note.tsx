import Truck from 'lucide-react/icons/truck'
import { messages } from '../../domain/messages.ts'

export function DeliveryNote() {
  return (
    <p className="flex items-center gap-2 text-small leading-(--leading-small) text-husk-700">
      <Truck size={20} aria-hidden className="flex-none text-leaf-500" />
      {messages.delivery.home}
    </p>
  )
}
