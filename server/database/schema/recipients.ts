import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { address, createdAt, id } from './columns.ts'

export const recipients = pgTable(
  'recipients',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...address(),
    createdAt: createdAt(),
  },
  (row) => [index('recipients_user').on(row.userId, row.id)],
)
