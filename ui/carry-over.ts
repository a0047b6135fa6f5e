/**
 * Remembers what was typed into a part of the page whose elements are about to be replaced by others
 * with the same fields. The returned function fills it in there.
 */
export function carryOver(part: HTMLElement): () => void {
  // What nobody has typed into keeps the value that the new elements bring.
  const typed = fieldsIn(part)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ name, value }) => ({ name, value }))
  const focused = fieldsIn(part).find((field) => field === document.activeElement)?.name
  return () => {
    for (const field of fieldsIn(part)) {
      const earlier = typed.find(({ name }) => name === field.name)
      if (earlier && earlier.value !== field.value) field.value = earlier.value
      if (field.name === focused) field.focus()
    }
  }
}

function fieldsIn(part: HTMLElement) {
  return [
    ...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]'),
  ]
}
