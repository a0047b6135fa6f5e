/** What was typed into a field of a form, which is known by the names of its fields. */
export type Typed = { form: string; name: string; value: string }

/** What was typed into the forms of the page that post it; without passwords, which are never kept. */
export function typedIntoForms(): Typed[] {
  return (
    fieldsOnPage()
      // Not only what differs from the default: a faulty post that was answered is the default of its fields.
      .filter(({ field }) => field.value !== '')
      .map(({ form, field: { name, value } }) => ({ form, name, value }))
  )
}

/** Fills it into the same forms, where nobody has typed something else yet. */
export function typeAgain(typed: readonly Typed[]): void {
  for (const { form, field } of fieldsOnPage()) {
    const earlier = typed.find((one) => one.form === form && one.name === field.name)
    if (earlier && field.value === field.defaultValue) field.value = earlier.value
  }
}

function fieldsOnPage() {
  // Searches have their words in the address.
  const forms = document.querySelectorAll<HTMLFormElement>('form[method=post]')
  return [...forms].flatMap((form) => {
    const fields = [
      ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input[name]:not([type=hidden], [type=password], [type=radio], [type=checkbox], [type=file]), textarea[name]',
      ),
    ]
    const names = fields.map(({ name }) => name).join()
    return fields.map((field) => ({ form: names, field }))
  })
}
