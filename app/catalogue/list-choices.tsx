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
  const choose = useEffectEvent((form: HTMLFormElement) =>
    onChoose(choicesIn(new URLSearchParams(fieldsOf(new FormData(form))))),
  )
  // React does not see the changes of fields that it has not rendered.
  useEffect(() => {
    // A price is complete once the form is sent, a selection at once.
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.form) choose(target.form)
    }
    const onSubmit = (event: Event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement) choose(event.target)
    }
    const part = container.current
    part?.addEventListener('change', onChange)
    part?.addEventListener('submit', onSubmit)
    // The script may come later than a selection.
    const early = [...(part?.querySelectorAll('select') ?? [])].find(isChanged)
    if (early?.form) choose(early.form)
    return () => {
      part?.removeEventListener('change', onChange)
      part?.removeEventListener('submit', onSubmit)
    }
  }, [])
  return (
    <div ref={container}>
      <Form version={productsAddress(form.request)} {...form} />
    </div>
  )
}

function isChanged({ options }: HTMLSelectElement): boolean {
  return [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
}
