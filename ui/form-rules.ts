/** A form's fields by their names, as typed. */
export type Fields = Record<string, string>

/** The rules of a form, as far as a form needs to know them: every zod schema is such rules. */
export type FormRules<Values> = {
  safeParse: (
    fields: Fields,
  ) => { success: true; data: Values } | { success: false; error: { issues: readonly Issue[] } }
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** For a form that checks its fields otherwise, or leaves that to the server. */
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

/** What was typed as the rules read it, or what is wrong with it: one message for each faulty field. */
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
