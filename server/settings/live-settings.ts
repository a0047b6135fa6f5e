import { type SettingKey, type SettingValues, settingsOf } from '../../domain/settings/settings.ts'
import type { Connection, Listener } from '../database/listen-for-news.ts'

/** The PostgreSQL channel for notifications of changes; the trigger names it too. */
export const settingsChannel = 'settings'

type StoredSetting = { key: string; value: unknown }

/**
 * The settings as this process knows them, so that reading one costs no query. The database notifies it of every
 * change, also of those that other instances make.
 */
export class LiveSettings implements Listener {
  #values: SettingValues = settingsOf(new Map())
  #reading: Promise<void> = Promise.resolve()
  readonly #onChange: () => void

  /** `onChange` is called once other values are known: what was made from the earlier ones is out of date. */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** All of them. */
  get all(): SettingValues {
    return this.#values
  }

  get<Key extends SettingKey>(key: Key): SettingValues[Key] {
    return this.#values[key]
  }

  /** Reads all settings from the database: one reading after the other, so that an older one never comes last. */
  changed(connection: Connection): Promise<void> {
    const earlier = this.#reading.catch(() => {})
    this.#reading = earlier.then(async () => {
      const { rows } = await connection.query<StoredSetting>('select key, value from settings')
      this.#values = settingsOf(new Map(rows.map(({ key, value }) => [key, value])))
      this.#onChange()
    })
    return this.#reading
  }

  heard(connection: Connection): Promise<void> {
    return this.changed(connection)
  }

  /** While no notifications arrive, the settings stay as they were last known. */
  unheard(): void {}
}
