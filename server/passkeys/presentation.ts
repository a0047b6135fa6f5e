import type { Passkey } from '../../contract/index.ts'
import type { passkeys } from '../database/schema.ts'

export function presentPasskey({
  id,
  name,
  createdAt,
  lastUsedAt,
}: typeof passkeys.$inferSelect): Passkey {
  return {
    id,
    name,
    addedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
