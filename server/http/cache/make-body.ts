import type { Context } from 'hono'
import type { z } from 'zod'
import { languageNames } from '../../../domain/texts/language-labels.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import type { Shop } from '../../shop.ts'
import type { Environment } from '../environment.ts'

/** What differs between the responses of a call that succeed. */
export type Body = { json: string; headers: Record<string, string> }

/** Undefined, at once or once something is read, for a request that the application has to answer. */
export type MakeBody = (
  shop: Shop,
  c: Context<Environment>,
) => Promise<Body | undefined> | undefined

/** Makes bodies of valid input; the application refuses any other, with the same schema. */
export function bodyOf<Input>(
  schema: z.ZodType<Input>,
  make: (shop: Shop, input: Input, language: Language) => Promise<Body | undefined>,
): MakeBody {
  return (shop, { req }) => {
    const { language: named = 'en', images, ...query } = valuesOf(req.queries())
    const language = languageNames.find((each) => each === named)
    // The application puts pictures into a response.
    if (!language || images !== undefined) return undefined
    const { success, data } = schema.safeParse({ ...query, ...req.param() })
    return success ? make(shop, data, language) : undefined
  }
}

/** As the contract reads them: one that is sent twice is a list, which no call accepts. */
function valuesOf(queries: Record<string, string[]>) {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )
}
