/** A form's fields by their names, as typed. */
export type Fields = Record<string, string>

/** The rules of a form, of which every zod schema is an example. */
export type FormRules<Values> = {
  safeParse: (
    fields: Fields,
  ) => { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } }
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** For a form that checks its fields in another way, or leaves that to the server. */
export const noRules = async (): Promise<FormRules<Fields>> => ({
  safeParse: (fields) => ({ success: true, data: fields }),
})

export function fieldsOf(form: FormData): Fields {
  const fields: Fields = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
  }
  return fields
}

/** The parsed values, or one message for each invalid field. */
export function checked<Values>(
  rules: FormRules<Values>,
  fields: Fields,
): { values: Values } | { faults: Fields } {
  const result = rules.safeParse(fields)
  if (result.success) return { values: result.data }
  const faults: Fields = {}
  for (const { path, message } of result.error.issues) faults[String(path[0])] ??= message
  return { faults }
}
