import type { Connection, Listener } from './listen-for-news.ts'

/**
 * What this process knows of the database, so that using it costs no query. The database notifies it of every change, also
 * of those that other instances make.
 */
export abstract class LiveReading implements Listener {
  #reading: Promise<void> = Promise.resolve()
  protected readonly onChange: () => void

  /** `onChange` is called once something else is known: what was made from it before is out of date. */
  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  protected abstract read(connection: Connection): Promise<void>

  /** Reads everything from the database: one reading after the other, so that an older one never comes last. */
  changed(connection: Connection): Promise<void> {
    const earlier = this.#reading.catch(() => {})
    this.#reading = earlier.then(() => this.read(connection))
    return this.#reading
  }

  heard(connection: Connection): Promise<void> {
    return this.changed(connection)
  }

  /** While no notifications arrive, all stays as it was last known. */
  unheard(): void {}
}
