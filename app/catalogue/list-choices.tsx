import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListChoices as Choices } from '../../domain/goods/list-choices.ts'
import { fieldsOf } from '../../ui/form-rules.ts'
import { keptPart } from '../../ui/kept-part.tsx'
import type { ListChoicesForm } from './list-choices-form.tsx'
import { choicesIn, type ProductRequest, productsAddress } from './product-request.ts'

type ListChoicesProps = Omit<Parameters<typeof ListChoicesForm>[0], 'request'> & {
  request: ProductRequest
  onChoose: (choices: Choices) => void
}

/** The form is the server's until something is chosen: its fields need no script of their own. */
const Form = keptPart({
  load: async () => (await import('./list-choices-form.tsx')).ListChoicesForm,
  loading: <div className="h-11" />,
})

/** In which order a list is shown, and what of it. */
export function ListChoices({ onChoose, ...form }: ListChoicesProps) {
  const container = useRef<HTMLDivElement>(null)
  const choose = useEffectEvent((event: Event) => {
    const { target, type } = event
    const isSent = type === 'submit'
    if (isSent) event.preventDefault()
    const sent = isSent ? target : target instanceof HTMLSelectElement && target.form
    // A price is complete once the form is sent, a selection at once.
    if (sent instanceof HTMLFormElement) {
      onChoose(choicesIn(new URLSearchParams(fieldsOf(new FormData(sent)))))
    }
  })
  // React does not see the changes of fields that it has not rendered.
  useEffect(() => {
    const listen = (event: Event) => choose(event)
    const part = container.current
    part?.addEventListener('change', listen)
    part?.addEventListener('submit', listen)
    return () => {
      part?.removeEventListener('change', listen)
      part?.removeEventListener('submit', listen)
    }
  }, [])
  return (
    <div ref={container}>
      <Form version={productsAddress(form.request)} {...form} />
    </div>
  )
}
