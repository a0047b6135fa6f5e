import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { migratedDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { listenForNews } from './listen-for-news.ts'
import { DatabaseServers } from './servers.ts'

/** A listener that notes whether it hears; the test may have it fail. */
function aListener() {
  const noted: string[] = []
  let isFailing = false
  const listener = {
    changed: () => {},
    heard: () => {
      if (isFailing) throw new Error('It cannot be read')
      noted.push('heard')
    },
    unheard: () => {
      noted.push('unheard')
    },
  }
  return { noted, listener, fail: (fails: boolean) => (isFailing = fails) }
}

test('while only some can listen again, nobody counts as heard', async () => {
  const url = await migratedDatabase()
  const [one, other] = [aListener(), aListener()]
  const listeners = { news_of_one: one.listener, news_of_other: other.listener }
  const listening = await listenForNews(new DatabaseServers(url), listeners, createLog())
  onTestFinished(listening.close)
  other.fail(true)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'joybox news'`)
  await client.end()
  await until(() => expect(one.noted.slice(0, 4)).toEqual(['heard', 'unheard', 'heard', 'unheard']))

  other.fail(false)
  await until(() => expect([one.noted.at(-1), other.noted.at(-1)]).toEqual(['heard', 'heard']))
})
