import type { awaitConnection } from '../api/await-connection.ts'

/** Whether the server responds; while it does not, tries again and again. */
export class Connection {
  #awaitConnection: typeof awaitConnection
  #tryAgain: () => void
  #failedAttempts = 0
  #stopWaiting = () => {}

  constructor(wait: typeof awaitConnection, tryAgain: () => void) {
    this.#awaitConnection = wait
    this.#tryAgain = tryAgain
  }

  get isLost(): boolean {
    return this.#failedAttempts > 0
  }

  /** There was no response. */
  failed(): void {
    this.#stopWaiting()
    this.#stopWaiting = this.#awaitConnection(this.#failedAttempts, () => {
      this.#stopWaiting()
      this.#tryAgain()
    })
    this.#failedAttempts += 1
  }

  /** There was a response, or none is wanted any more. */
  restored(): void {
    this.#stopWaiting()
    this.#failedAttempts = 0
  }
}
