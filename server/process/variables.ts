import { z } from 'zod'
import { inWords } from '../../contract/sentences.ts'

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

type VariablesRead<Values> =
  | { values: Values; faults: readonly [] }
  | { values: undefined; faults: readonly string[] }

/** Reads variables; an empty one counts as unset. Each fault is one line that names its variable. */
export function readVariables<Values>(
  variables: z.ZodType<Values>,
  environment: Environment,
): VariablesRead<Values> {
  const given = Object.entries(environment)
    .map(([name, value]) => [name, value?.trim()])
    .filter(([, value]) => value)
  const result = variables.safeParse(Object.fromEntries(given))
  if (result.success) return { values: result.data, faults: [] }
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.')} ${inWords(message, 'en')}`,
  )
  return { values: undefined, faults }
}

/** An origin such as https://shop.example, without a slash at the end. */
export const origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.pathname + url.search + url.hash + url.username === '/'
  if (isOrigin) return url.origin
  context.addIssue('must be an origin such as https://shop.example, without a path')
  return z.NEVER
})
