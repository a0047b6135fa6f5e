/** As a form's `ref`: whoever opened the form goes on in its first field. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
}
