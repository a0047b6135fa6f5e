/** For a form's `ref`: focuses the first field when the form is opened. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
}
