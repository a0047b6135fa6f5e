import { type SettingKey, type SettingValues, settingsOf } from '../../domain/settings/settings.ts'
import type { Connection } from '../database/listen-for-news.ts'
import { LiveReading } from '../database/live-reading.ts'

/** The PostgreSQL channel for notifications of changes; the trigger names it too. */
export const settingsChannel = 'settings'

type StoredSetting = { key: string; value: unknown }

/** The settings as this process knows them. */
export class LiveSettings extends LiveReading {
  #values: SettingValues = settingsOf(new Map())

  /** All of them. */
  get all(): SettingValues {
    return this.#values
  }

  get<Key extends SettingKey>(key: Key): SettingValues[Key] {
    return this.#values[key]
  }

  protected async read(connection: Connection): Promise<void> {
    const { rows } = await connection.query<StoredSetting>('select key, value from settings')
    this.#values = settingsOf(new Map(rows.map(({ key, value }) => [key, value])))
    this.onChange()
  }
}
