import type { Listener } from '../../database/listen-for-news.ts'

/** The PostgreSQL channel for notifications of changes; the triggers name it too. */
export const catalogueChannel = 'catalogue'

/**
 * Says whether the catalogue has changed. Values made from it are cached with the current stamp, and
 * may be used as long as the stamp stays the same.
 */
export class CatalogueNews implements Listener {
  #changes = 0
  #isHeard = false

  /** Identifies the current state of the catalogue; undefined while no notifications arrive. */
  get stamp(): number | undefined {
    return this.#isHeard ? this.#changes : undefined
  }

  /** The last state that was heard of, also while no notifications arrive. */
  get lastStamp(): number {
    return this.#changes
  }

  changed(): void {
    this.#changes += 1
  }

  /** From now on notifications arrive. Changes before this may have been missed, so the stamp changes. */
  heard(): void {
    this.#changes += 1
    this.#isHeard = true
  }

  unheard(): void {
    this.#isHeard = false
  }
}
