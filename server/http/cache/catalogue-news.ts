/** The channel on which the database notifies of changes; its triggers name it too. */
export const catalogueChannel = 'catalogue'

/**
 * Whether the catalogue is still what it was. What is made from it is cached with the stamp of that
 * moment, and may be used for as long as the stamp is the same.
 */
export class CatalogueNews {
  #changes = 0
  #isHeard = false

  /** Stands for the catalogue as it is now; undefined while its changes cannot be heard. */
  get stamp(): number | undefined {
    return this.#isHeard ? this.#changes : undefined
  }

  changed(): void {
    this.#changes += 1
  }

  /** From now on every change is heard. What happened before is not known. */
  heard(): void {
    this.#changes += 1
    this.#isHeard = true
  }

  unheard(): void {
    this.#isHeard = false
  }
}
