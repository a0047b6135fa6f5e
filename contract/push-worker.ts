/** What pages, the server and the worker for notifications agree on (docs/decisions/0063-notifications.md). */

export const pushWorkerAddress = '/push-worker.js'

/** It serves no page, so that it needs an address below which there is none. */
export const pushWorkerScope = '/push-worker/'

/** What is sent through the push service, encrypted for the one browser. */
export type PushMessage = {
  title: string
  body: string
  lang: string
  /** A later message with the same tag takes the place of the earlier one on the screen. */
  tag: string
  /** The page that a press on it opens. */
  path: string
}
