import { type ComponentType, lazy } from 'react'

/** A part of a page that is loaded where it is used, and left out if that fails: the page can be used without it. */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
}
