import { OpenAPIHono } from '@hono/zod-openapi'
import type { Environment } from './environment.ts'
import { refusal } from './refusal.ts'

/** A router for an area's calls: a request that does not match the contract is refused before a handler runs. */
export function router() {
  return new OpenAPIHono<Environment>({
    defaultHook: (result) => {
      if (result.success) return
      const fields: Record<string, string> = {}
      for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
      throw refusal('invalid', { fields })
    },
  })
}
