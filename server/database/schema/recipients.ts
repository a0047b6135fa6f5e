import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { charities } from './charities.ts'
import { address, createdAt, id } from './columns.ts'

export const recipients = pgTable(
  'recipients',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...address(),
    /** Of a charity, whose address it is; orders to it are gifts. */
    charityId: integer().references(() => charities.id),
    /** Of the request that saved it, so that a repeated one does not save it again. */
    requestKey: uuid(),
    createdAt: createdAt(),
  },
  (row) => [
    index('recipients_user').on(row.userId, row.id),
    unique('recipients_charity').on(row.userId, row.charityId),
    unique('recipients_request').on(row.userId, row.requestKey),
  ],
)
