import type pg from 'pg'
import { type CatalogueNews, catalogueChannel } from './catalogue-news.ts'

/**
 * Lets a connection of the shop's pool listen as well. PostgreSQL sends a connection its own
 * notifications before it acknowledges the commit: so a client that changes the catalogue through this
 * instance never sees the old state afterwards.
 */
export async function hearOwnChanges(
  client: pg.ClientBase,
  news: Pick<CatalogueNews, 'changed'>,
): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as own')
  client.on('notification', ({ processId }) => {
    if (processId === rows[0].own) news.changed()
  })
  await client.query(`listen ${catalogueChannel}`)
}
