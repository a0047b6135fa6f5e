import type { LegalPage } from '../../domain/legal/versions.ts'
import type { Connection } from '../database/listen-for-news.ts'
import { LiveReading } from '../database/live-reading.ts'

/** The PostgreSQL channel for notifications of changes; the trigger names it too. */
export const legalChannel = 'legal'

type LiveVersion = { page: LegalPage; validFrom: string }

/** From which days on there are legal texts of the owner's own, as this process knows it, so that no page asks for it. */
export class LiveLegal extends LiveReading {
  #versions: readonly LiveVersion[] = []

  get versions(): readonly LiveVersion[] {
    return this.#versions
  }

  protected async read(connection: Connection): Promise<void> {
    const { rows } = await connection.query<LiveVersion>(
      'select page, valid_from::text as "validFrom" from legal_versions',
    )
    this.#versions = rows
    this.onChange()
  }
}
