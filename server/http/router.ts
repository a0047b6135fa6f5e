import { OpenAPIHono } from '@hono/zod-openapi'
import { inWords } from '../../contract/sentences.ts'
import type { Environment } from './environment.ts'
import { speakToCustomers } from './input-messages.ts'
import { refusal } from './refusal.ts'

speakToCustomers()

/** A router for an area's calls: a request that does not match the contract is refused before a handler runs. */
export function router() {
  return new OpenAPIHono<Environment>({
    defaultHook: (result, c) => {
      if (result.success) return
      const fields: Record<string, string> = {}
      for (const { path, message } of result.error.issues) {
        if (path.length > 0) fields[path.join('.')] ??= inWords(message, c.var.language)
      }
      throw refusal('invalid', { fields })
    },
  })
}
